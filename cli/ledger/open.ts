import { InvalidArgumentError } from 'commander'
import type { Pool } from '../../prisma/database.ts'
import { type MonthName, parseMonth } from '../../prisma/ledger/archive/month.ts'
import type { ArchivedTransfers } from '../../router/archive/archivedTransfers.ts'
import type { ArchivePlace } from '../../router/archive/archiveMonth.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { withLedger } from '../payments/open.ts'

/** Opens this installation's ledger and its file store for `work`. */
export async function withArchive<Result>(
  work: (place: ArchivePlace, settings: RouterSettings) => Promise<Result>,
): Promise<Result> {
  const { readSettings } = await import('../settings.ts')
  const settings = readSettings().router
  return withLedger((pool) => withStore(settings, (store) => work({ pool, store }, settings)))
}

/**
 * Gives `work` what the archived months have of transfers. The file store is opened only where there are some: an audit of a ledger
 * without them needs no store.
 */
export async function withArchivedTransfers<Result>(
  pool: Pool,
  settings: RouterSettings,
  work: (archive: ArchivedTransfers) => Promise<Result>,
): Promise<Result> {
  const [{ archivedMonths }, { archivedTransfers, NO_ARCHIVE }] = await Promise.all([
    import('../../prisma/ledger/archive/archivedMonth.ts'),
    import('../../router/archive/archivedTransfers.ts'),
  ])
  if ((await archivedMonths(pool)).length === 0) return work(NO_ARCHIVE)
  return withStore(settings, (store) => work(archivedTransfers(store)))
}

async function withStore<Result>(
  settings: RouterSettings,
  work: (store: BlobStore) => Promise<Result>,
): Promise<Result> {
  const { openBlobStore } = await import('../../subgraphs/kit/storage/blobs/openBlobStore.ts')
  const store = await openBlobStore(settings, settings.DATA_DIR)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Parses a month. */
export function monthArgument(text: string): MonthName {
  const month = parseMonth(text)
  if (!month) throw new InvalidArgumentError('Give a month, such as 2026-01.')
  return month
}
