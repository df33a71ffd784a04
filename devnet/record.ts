import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { commandLine } from './processes.ts'

const Record = z.object({
  /** The devnet's folder when this was written; a copy of the folder elsewhere is another devnet. */
  folder: z.string(),
  host: z.string(),
  port: z.number(),
  /** `starting`: anvil runs and does not hold the chain yet. */
  state: z.enum(['starting', 'ready']),
  /** What anvil calls this very process of itself; null until it is ready. */
  nodeId: z.string().nullable(),
  anvilPid: z.number().nullable(),
  keeperPid: z.number(),
})

/** What the keeper writes down about the processes it runs, in `devnet.json`. */
export type DevnetRecord = z.infer<typeof Record>

/** Parses a record; throws when it is none. */
export function parseRecord(value: unknown): DevnetRecord {
  return Record.parse(value)
}

/** Reads the record of the devnet that runs, or ran last, in this very folder; null when there is none. */
export function readRecord(folder: string): DevnetRecord | null {
  try {
    const record = parseRecord(JSON.parse(readFileSync(join(folder, 'devnet.json'), 'utf8')))
    return record.folder === folder ? record : null
  } catch {
    return null
  }
}

/**
 * Removes the record of a devnet that has ended, and any that belongs to no devnet of this folder. Pass what was read
 * before: a record that another start wrote since then stays.
 */
export function removeRecord(folder: string, ended: DevnetRecord | null): void {
  const current = readRecord(folder)
  if (current && current.keeperPid !== ended?.keeperPid) return
  rmSync(join(folder, 'devnet.json'), { force: true })
}

/** Whether the recorded anvil runs: not just any process of that number, but one that was started for this folder. */
export function isAnvilRunning(record: DevnetRecord): boolean {
  if (record.anvilPid === null) return false
  return commandLine(record.anvilPid).includes(`--port ${record.port} --cache-path ${record.folder} `)
}

/** Whether the recorded keeper runs, in the same sense. */
export function isKeeperRunning(record: DevnetRecord): boolean {
  return commandLine(record.keeperPid).endsWith(`keeper.mjs ${record.folder}`)
}
