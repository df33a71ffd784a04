import { setTimeout as delay } from 'node:timers/promises'

/** How often the server is looked for, in ms. */
const LOOK_EVERY = 1_000

/** A server as whoever keeps it running sees it. */
export interface Kept {
  isRunning(): Promise<boolean>
  startAgain(): Promise<void>
  /** Hears that it had ended, and what became of starting it again. */
  onLost(message: string): void
}

/**
 * Starts a server again whenever it has ended although nobody stopped it: the machine was out of memory, or somebody
 * killed it. What cannot be started is tried again at the next look. Resolves `stop` when nothing is under way any more.
 */
export function keepRunning({ isRunning, startAgain, onLost }: Kept): { stop(): Promise<void> } {
  const over = new AbortController()
  const watching = watch()
  return {
    async stop() {
      over.abort()
      await watching
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      // Nobody stays for this alone.
      await delay(LOOK_EVERY, undefined, { signal: over.signal, ref: false }).catch(() => {})
      if (over.signal.aborted) return
      await look().catch((error: unknown) => onLost(`It could not be started again: ${error}`))
    }
  }

  async function look(): Promise<void> {
    if (await isRunning()) return
    onLost('It ended although nobody stopped it, and is started again')
    await startAgain()
    onLost('It runs again')
  }
}
