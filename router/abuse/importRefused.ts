import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import { refuseAddresses } from '../../subgraphs/kit/abuse/actions.ts'
import { readAddresses } from '../../subgraphs/kit/abuse/addressFile.ts'

/** Recorded as the author of addresses imported at start. */
const BY = 'REFUSED_ADDRESSES_FILE'

/**
 * Adds the addresses of a file to the refused ones; null: no file is configured. Throws when the file cannot be read or
 * a line is not an address: an installation with a refusal list must not start without it.
 */
export async function importRefused(file: string | undefined, pool: Pool, log: Logger): Promise<void> {
  if (file === undefined) return
  const addresses = readAddresses(await readFile(file, 'utf8'), file)
  const added = await refuseAddresses(pool, addresses, { by: BY, reason: `Listed in ${file}` })
  log.info({ file, listed: addresses.length, added: added.length }, 'Refused addresses were read')
}
