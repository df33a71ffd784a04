import type { SealedTable } from '../../kit/keys/reseal.ts'

/** The seal subject of our account key at an authority. */
export function accountSubject(directoryUrl: string): string {
  return `account at ${directoryUrl}`
}

/** The table of the sealed account keys. */
export const SEALED_ACCOUNTS: SealedTable = {
  table: 'upload.acme_account',
  id: 'directory_url',
  subjectOf: accountSubject,
}
