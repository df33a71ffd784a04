import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { commandLine } from './processes.ts'

const Record = z.object({
  /** The devnet's folder at the time of writing; a copy of the folder elsewhere is another devnet. */
  folder: z.string(),
  host: z.string(),
  port: z.number(),
  /** `starting`: anvil runs but has not loaded the chain yet. */
  state: z.enum(['starting', 'ready']),
  /** anvil's random id of this process; null until it is ready. */
  nodeId: z.string().nullable(),
  anvilPid: z.number().nullable(),
  keeperPid: z.number(),
})

/** The keeper's record of its processes, in `devnet.json`. */
export type DevnetRecord = z.infer<typeof Record>

/** Parses a record; throws when it is malformed. */
export function parseRecord(value: unknown): DevnetRecord {
  return Record.parse(value)
}

/** Reads the record of the devnet that runs, or ran last, in this folder; null when there is none. */
export function readRecord(folder: string): DevnetRecord | null {
  try {
    const record = parseRecord(JSON.parse(readFileSync(join(folder, 'devnet.json'), 'utf8')))
    return record.folder === folder ? record : null
  } catch {
    return null
  }
}

/**
 * Removes the record of an ended devnet, or one that belongs to another folder. `ended` is the record read before: a
 * record that another start wrote since then stays.
 */
export function removeRecord(folder: string, ended: DevnetRecord | null): void {
  const current = readRecord(folder)
  if (current && current.keeperPid !== ended?.keeperPid) return
  rmSync(join(folder, 'devnet.json'), { force: true })
}

/** Whether the recorded anvil runs; checks its command line for this folder, not only its pid. */
export function isAnvilRunning(record: DevnetRecord): boolean {
  if (record.anvilPid === null) return false
  return commandLine(record.anvilPid).includes(`--port ${record.port} --cache-path ${record.folder} `)
}

/** Whether the recorded keeper runs, checked the same way. */
export function isKeeperRunning(record: DevnetRecord): boolean {
  return commandLine(record.keeperPid).endsWith(`keeper.mjs ${record.folder}`)
}
