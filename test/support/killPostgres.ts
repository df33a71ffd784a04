import { isPostmaster, readPostmaster } from '../../prisma/embedded/postmaster.ts'
import { eventually } from './ledger.ts'

/** Signals the database server of a cluster's folder, and waits for its end; returns its pid. */
export async function killPostgres(cluster: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<number> {
  const { pid } = (await readPostmaster(cluster))!
  process.kill(pid, signal)
  await eventually('it has ended', async () => !(await isPostmaster(pid, cluster)), 60_000)
  return pid
}

/** Waits until another server than the one of that pid is ready: what is left of the old one may still answer for a moment. */
export async function anotherPostgres(cluster: string, pid: number): Promise<void> {
  const isAnother = async () => {
    const found = await readPostmaster(cluster)
    return found !== null && found.pid !== pid && found.status === 'ready'
  }
  await eventually('another one runs', isAnother, 60_000)
}
