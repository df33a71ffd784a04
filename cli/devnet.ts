import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { identifyNode } from '../devnet/node.ts'
import { type DevnetRecord, isAnvilRunning, readRecord } from '../devnet/record.ts'
import type { RouterSettings } from '../router/config/settings.ts'
import { hostPort, reachableHost } from '../schema/hostPort.ts'

/** A running devnet: its RPC URL and its processes. */
export interface RunningDevnet {
  readonly rpcUrl: string
  readonly record: DevnetRecord
}

/** Finds the devnet of a data folder by its record file; null when it does not run or does not answer. */
export async function findDevnet({ DATA_DIR }: Pick<RouterSettings, 'DATA_DIR'>): Promise<RunningDevnet | null> {
  const folder = realFolder(join(resolve(DATA_DIR), 'devnet'))
  const record = folder ? readRecord(folder) : null
  if (record?.state !== 'ready' || !isAnvilRunning(record)) return null
  const rpcUrl = `http://${hostPort(reachableHost(record.host), record.port)}`
  const node = await identifyNode(rpcUrl)
  return node?.nodeId === record.nodeId ? { rpcUrl, record } : null
}

function realFolder(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    // It has never been started.
    return null
  }
}
