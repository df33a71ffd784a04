import { setTimeout as wait } from 'node:timers/promises'

const LOOK_INTERVAL_MS = 50

/** Waits until a probe gives something; throws with `what` when it does not within the limit, in milliseconds. */
export async function until<Value>(
  what: string,
  probe: () => Promise<Value | false | null | undefined>,
  limitMs: number,
): Promise<Value> {
  const end = Date.now() + limitMs
  for (;;) {
    const value = await probe()
    if (value) return value
    if (Date.now() > end) throw new Error(`Not within ${limitMs} ms: ${what}`)
    await wait(LOOK_INTERVAL_MS)
  }
}
