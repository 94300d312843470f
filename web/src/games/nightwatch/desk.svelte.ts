/** Is the trade desk open? The bank opens it, the hand serves it. */
export const desk = $state({ open: false });

export const TRADE_VERBS: readonly string[] = ["bank-for", "give", "want", "offer-instead", "ask-instead", "propose", "accept", "decline", "counter", "deal-with", "no-deal", "withdraw-offer"];
