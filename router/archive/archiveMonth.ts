import type { Pool } from '../../prisma/database.ts'
import type { ArchivedFile, MonthTotals, NewArchivedMonth } from '../../prisma/ledger/archive/archivedMonth.ts'
import { FILE_NAMES, type FileName } from '../../prisma/ledger/archive/columns.ts'
import { digestInPostgres, isSameDigest, type RowDigest, RowDigester } from '../../prisma/ledger/archive/digest.ts'
import { concludeMonth } from '../../prisma/ledger/archive/drop.ts'
import type { MonthName } from '../../prisma/ledger/archive/month.ts'
import { monthRows } from '../../prisma/ledger/archive/rows.ts'
import { liftTimeouts, type Untouched, whileSealed } from '../../prisma/ledger/archive/seal.ts'
import { isSameTotals, TotalsOfRows, totalsInPostgres } from '../../prisma/ledger/archive/totals.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { ArchiveDiffers } from './errors.ts'
import { FileReader, hashOfStored } from './readFile.ts'
import { writeFile } from './writeFile.ts'

/** Rows of a row group: they are in memory together, and one of them is read by reading all. */
const GROUP_ROWS = 10_000

/** What an archive needs. */
export interface ArchivePlace {
  readonly pool: Pool
  /** The installation's whole file store. */
  readonly store: BlobStore
}

/** Options of a run. */
export interface ArchiveOptions {
  /** Called before each step, which waits for it. */
  readonly onStep?: (step: string) => void | Promise<void>
  /** Ends the run between two row groups. */
  readonly stopping?: AbortSignal
  /** Rows of a row group; default: GROUP_ROWS. */
  readonly groupRows?: number
}

/** What became of a month. */
export type ArchiveOutcome = { readonly kind: 'archived'; readonly archived: NewArchivedMonth } | Untouched

/**
 * Writes a month's payments, lines and disbursements to files, reads them back, and drops the rows once both agree. Changes of
 * the month's payments are refused meanwhile. A run that is interrupted anywhere has dropped nothing, and is repeated from its
 * beginning. Throws ArchiveDiffers, ArchiveDamaged, and what database or store throw.
 */
export function archiveMonth(
  { pool, store }: ArchivePlace,
  month: MonthName,
  options: ArchiveOptions = {},
): Promise<ArchiveOutcome> {
  const { onStep } = options
  return whileSealed<ArchiveOutcome>(pool, month, {
    as: 'archived',
    onSeal: () => onStep?.(`${month}: refusing changes`),
    async run(holder) {
      const written = await writeMonth({ pool, store }, month, options)
      await compare(store, month, written, options)
      await onStep?.(`${month}: dropping the rows`)
      const archived = { month, files: written.files, totals: written.totals }
      await concludeMonth(holder, archived, written.digests.disbursements)
      return { kind: 'archived', archived }
    },
  })
}

interface WrittenMonth {
  readonly files: Readonly<Record<FileName, ArchivedFile>>
  /** As Postgres computes them of the rows that were read. */
  readonly digests: Readonly<Record<FileName, RowDigest>>
  readonly totals: MonthTotals
}

/** The key of a month's file on the store. */
export function keyOf(month: MonthName, file: FileName): string {
  return `ledger/${month}/${file}.parquet`
}

/** Writes the files and computes what they have to hold, in one snapshot of a sealed month. */
function writeMonth(
  { pool, store }: ArchivePlace,
  month: MonthName,
  { onStep, stopping, groupRows = GROUP_ROWS }: ArchiveOptions,
): Promise<WrittenMonth> {
  return inTransaction(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await liftTimeouts(client)
    const write = async (file: FileName) => {
      await onStep?.(`${month}: writing ${file}`)
      const rows = watched(monthRows(client, file, month, groupRows), stopping)
      return writeFile(store, keyOf(month, file), file, rows)
    }
    const files = await forEachFile(write)
    await onStep?.(`${month}: adding up`)
    const digests = await forEachFile((file) => digestInPostgres(client, file, month))
    return { files, digests, totals: await totalsInPostgres(client, month) }
  })
}

/** Reads the files back from the store. Throws ArchiveDiffers unless they hold what Postgres has. */
async function compare(
  store: BlobStore,
  month: MonthName,
  { files, digests, totals }: WrittenMonth,
  { onStep, stopping }: ArchiveOptions,
): Promise<void> {
  const sums = new TotalsOfRows()
  for (const name of FILE_NAMES) {
    await onStep?.(`${month}: comparing ${name}`)
    const file = files[name]
    if ((await hashOfStored(store, file)) !== file.sha256)
      throw new ArchiveDiffers(month, `${file.key} is not stored as it was written`)
    const digester = new RowDigester()
    const add = sums.add[name]
    for await (const rows of watched(new FileReader(store, name, file).rows(), stopping)) {
      for (const row of rows) {
        digester.add(row)
        add(row)
      }
    }
    const { digest } = digester
    if (digest.rows !== digests[name].rows)
      throw new ArchiveDiffers(month, `${file.key} has ${digest.rows} rows, the ledger ${digests[name].rows}`)
    if (!isSameDigest(digest, digests[name])) throw new ArchiveDiffers(month, `a value of ${file.key} is another one`)
  }
  if (!isSameTotals(sums.totals, totals)) throw new ArchiveDiffers(month, 'the sums by asset and payee are others')
}

async function forEachFile<Result>(work: (file: FileName) => Promise<Result>): Promise<Record<FileName, Result>> {
  const payments = await work('payments')
  const lines = await work('lines')
  return { payments, lines, disbursements: await work('disbursements') }
}

async function* watched<Item>(items: AsyncIterable<Item>, stopping?: AbortSignal): AsyncGenerator<Item> {
  for await (const item of items) {
    stopping?.throwIfAborted()
    yield item
  }
}
