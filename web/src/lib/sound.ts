/** Small sounds made on the spot: noise through a filter for paper and wood, a tone for wax and the bell. */

import { settings } from "./settings.svelte";

export type Sound = "card" | "seal" | "dice" | "wood" | "turn" | "over";

interface Voice {
  /** Seconds. */
  length: number;
  /** Hertz: the middle of the noise band, or the tone. */
  pitch: number;
  kind: "noise" | "tone";
  /** Starts, in seconds. */
  at: number[];
  loud: number;
}

const VOICES: Record<Sound, Voice> = {
  card: { kind: "noise", length: 0.09, pitch: 2600, at: [0], loud: 0.22 },
  seal: { kind: "noise", length: 0.12, pitch: 320, at: [0], loud: 0.5 },
  wood: { kind: "noise", length: 0.06, pitch: 900, at: [0], loud: 0.45 },
  dice: { kind: "noise", length: 0.05, pitch: 1400, at: [0, 0.09, 0.21, 0.3], loud: 0.4 },
  turn: { kind: "tone", length: 0.5, pitch: 660, at: [0], loud: 0.12 },
  over: { kind: "tone", length: 0.7, pitch: 440, at: [0, 0.18], loud: 0.12 },
};

let context: AudioContext | undefined;

function noise(audio: AudioContext, voice: Voice): AudioBufferSourceNode {
  const frames = Math.ceil(audio.sampleRate * voice.length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function one(audio: AudioContext, voice: Voice, when: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(voice.loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0008, when + voice.length);
  gain.connect(audio.destination);
  if (voice.kind === "tone") {
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = voice.pitch;
    tone.connect(gain);
    tone.start(when);
    tone.stop(when + voice.length);
    return;
  }
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = voice.pitch;
  const source = noise(audio, voice);
  source.connect(band).connect(gain);
  source.start(when);
}

export const sound = {
  play(which: Sound): void {
    if (!settings.sound || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    const voice = VOICES[which];
    for (const at of voice.at) one(context, voice, context.currentTime + at);
  },
};
