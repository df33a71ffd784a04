import type { MonthName } from '../../prisma/ledger/archive/month.ts'

/** A file of an archived month is missing or not what was written. The message names it and says what to do. */
export class ArchiveDamaged extends Error {
  override readonly name = 'ArchiveDamaged'

  constructor(key: string, problem: string) {
    super(`${key} on the file store ${problem}: put the file back from a backup or an older version of the store`)
  }
}

/** What was read back of a month is not what Postgres has. Nothing was dropped. */
export class ArchiveDiffers extends Error {
  override readonly name = 'ArchiveDiffers'

  constructor(month: MonthName, difference: string) {
    super(`${month} was not archived, because its files differ from the ledger: ${difference}`)
  }
}
