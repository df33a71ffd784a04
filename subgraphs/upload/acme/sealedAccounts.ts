import type { SealedTable } from '../../kit/reseal.ts'

/** What the key of our account at an authority is sealed for. */
export function accountSubject(directoryUrl: string): string {
  return `account at ${directoryUrl}`
}

/** Where the keys of accounts are kept. */
export const SEALED_ACCOUNTS: SealedTable = {
  table: 'upload.acme_account',
  id: 'directory_url',
  subjectOf: accountSubject,
}
