import { signal, until } from './processes.ts'
import { type DevnetRecord, isAnvilRunning, isKeeperRunning } from './record.ts'

/** Timeout of the keeper's final save, in ms, before it is killed. */
const STOP_LIMIT = 15_000

/** Ends keeper and anvil, first with SIGTERM. Resolves when both have exited. */
export async function endProcesses(record: DevnetRecord): Promise<void> {
  const isGone = () => !isKeeperRunning(record) && !isAnvilRunning(record)
  if (isKeeperRunning(record)) signal(record.keeperPid, 'SIGTERM')
  else if (isAnvilRunning(record)) signal(record.anvilPid!, 'SIGTERM')
  if (await until(isGone, STOP_LIMIT)) return
  if (isKeeperRunning(record)) signal(record.keeperPid, 'SIGKILL')
  if (isAnvilRunning(record)) signal(record.anvilPid!, 'SIGKILL')
  await until(isGone, STOP_LIMIT)
}
