import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const Dump = z.object({ best_block_number: z.number() })

/**
 * The number of the last block that is safe on disk; null when no chain was saved yet or the file cannot be read.
 * `dataDir` is the one given to `startDevnet`. It reads the whole file: made for tests and for looking, not for loops.
 */
export function savedBlockNumber(dataDir: string): bigint | null {
  try {
    const json = gunzipSync(readFileSync(join(dataDir, 'devnet', 'chain.state'))).toString('utf8')
    return BigInt(Dump.parse(JSON.parse(json)).best_block_number)
  } catch {
    return null
  }
}
