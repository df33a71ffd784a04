import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const Dump = z.object({ best_block_number: z.number() })

/**
 * The number of the last block saved to disk; null when no chain was saved yet or the file is unreadable. `dataDir` is
 * that of `startDevnet`. It reads the whole file: for tests and inspection, not for loops.
 */
export function savedBlockNumber(dataDir: string): bigint | null {
  try {
    const json = gunzipSync(readFileSync(join(dataDir, 'devnet', 'chain.state'))).toString('utf8')
    return BigInt(Dump.parse(JSON.parse(json)).best_block_number)
  } catch {
    return null
  }
}
