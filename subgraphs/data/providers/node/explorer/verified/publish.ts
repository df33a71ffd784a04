import type { Logger } from 'pino'
import type { Pool } from '../../../../../../prisma/database.ts'
import { loadContracts } from './load.ts'

/** Dependencies of publishing. */
export interface PublishGround {
  readonly db: { readonly pool: Pool }
  readonly log: Logger
  now(): Date
}

/** Publishes the contracts of an operator's folder, and logs unusable files. */
export async function publishContracts(folder: string, { db, log, now }: PublishGround): Promise<void> {
  const { kept, unusable } = await loadContracts(folder, db.pool, now())
  for (const { file, reason } of unusable) log.warn({ file, reason }, 'A contract artifact cannot be used')
  log.info({ folder, kept }, 'Contracts are published')
}
