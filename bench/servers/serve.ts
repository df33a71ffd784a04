import type { FromServer, Ready } from './kinds.ts'

/** How often a server looks how much memory it has, in ms. */
const SAMPLE_INTERVAL = 250

/** A server that runs in this process. */
export interface Served extends Omit<Ready, 'kind'> {
  stop(): Promise<void>
}

/**
 * Runs a server for the bench that started this process: says when it is ready, tells what it uses when asked, and stops
 * on a signal or when the bench is gone, however that ended. Its callers do not await it: a bundle may not await while it loads.
 */
export async function serve(start: () => Promise<Served>): Promise<void> {
  // Heard from the beginning: a stop that comes during the start takes effect after it, when there is something to stop.
  const over = new Promise<void>((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => resolve())
  })
  let peakRss = 0
  const sample = () => {
    peakRss = Math.max(peakRss, process.memoryUsage.rss())
  }
  setInterval(sample, SAMPLE_INTERVAL).unref()
  process.on('message', () => {
    sample()
    tell({ kind: 'usage', rss: process.memoryUsage.rss(), peakRss, cpu: cpuMilliseconds() })
    peakRss = 0
  })
  try {
    const { stop, ...ready } = await start()
    tell({ kind: 'ready', ...ready })
    await over
    await stop()
    process.exit(0)
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    process.exit(1)
  }
}

function tell(message: FromServer): void {
  if (process.connected) process.send?.(message)
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
