/** The service worker of this browser, and the notices it takes while no page is open. */

import { api } from "./api";
import type { NewDevice } from "./generated/protocol";

/** Without one everything works but notices and reading offline; an insecure address has none. */
const able = (): boolean => typeof navigator !== "undefined" && "serviceWorker" in navigator;

export async function startWorker(): Promise<void> {
  if (!able()) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    // Storage is forbidden in this browser: it goes on without.
  }
}

/** Forget what was read: somebody else may sit here next. */
export function forgetRead(): void {
  if (able()) navigator.serviceWorker.controller?.postMessage("forget");
}

export type PushState = "none" | "denied" | "off" | "on";

async function subscription(): Promise<PushSubscription | null> {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

/** May this browser be told, and is it? `none`: it cannot. */
export async function pushState(): Promise<PushState> {
  if (!able() || !("PushManager" in window) || !(await navigator.serviceWorker.getRegistration())) return "none";
  if (Notification.permission === "denied") return "denied";
  return (await subscription()) ? "on" : "off";
}

function deviceOf(subscribed: PushSubscription): NewDevice {
  const { endpoint, keys } = subscribed.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

/** Ask whoever sits here, then have the server tell this browser. */
export async function startPush(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const ready = await navigator.serviceWorker.ready;
  const made = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.newDevice(deviceOf(made));
  return "on";
}

export async function stopPush(): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await api.forgetDevice({ endpoint: made.endpoint });
    await made.unsubscribe();
  }
  return "off";
}
