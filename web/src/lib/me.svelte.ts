/** Who is at this browser: a guest with a name, made when first needed. */

import { api, ApiError } from "./api";
import type { Me } from "./generated/protocol";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";
import { forgetRead } from "./worker";

class Person {
  me: Me | null = $state.raw(null);
  private making: Promise<Me> | null = null;

  /** Who the cookie says we are; null: nobody yet. */
  async look(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.me = null;
    }
  }

  /** The person; a guest is made where there is none. */
  async ensure(name?: string): Promise<Me> {
    if (this.me) return this.me;
    this.making ??= api.guest(name ?? guestName(), settings.language).finally(() => (this.making = null));
    this.me = await this.making;
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.change({ name }) : await this.ensure(name);
  }

  async login(name: string, password: string): Promise<void> {
    this.me = await api.login(name, password);
  }

  async logout(): Promise<void> {
    await api.logout();
    forgetRead();
    this.me = null;
  }
}

const guestName = (): string => t("guest-name", { number: String(100 + Math.floor(Math.random() * 900)) });

export const person = new Person();
