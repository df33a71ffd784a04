import { setTimeout as delay } from 'node:timers/promises'

/** How often the server is checked, in ms. */
const LOOK_EVERY = 1_000

/** The server to keep running. */
export interface Kept {
  isRunning(): Promise<boolean>
  startAgain(): Promise<void>
  /** Called when the server was found dead, and with the outcome of the restart. */
  onLost(message: string): void
}

/**
 * Restarts a server that ended without a call of `stop`, such as one killed by the OOM killer or by an operator. A
 * failed restart is retried at the next check. `stop` resolves when no check is in progress any more.
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
      // `ref: false`: this timer must not keep the process alive.
      await delay(LOOK_EVERY, undefined, { signal: over.signal, ref: false }).catch(() => {})
      if (over.signal.aborted) return
      await look().catch((error: unknown) => onLost(`The embedded Postgres could not be restarted: ${error}`))
    }
  }

  async function look(): Promise<void> {
    if (await isRunning()) return
    onLost('The embedded Postgres exited unexpectedly; restarting')
    await startAgain()
    onLost('The embedded Postgres runs again')
  }
}
