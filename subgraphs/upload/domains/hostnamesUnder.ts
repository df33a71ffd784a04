import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { allForEach, storableKeys } from '../../../prisma/inOrder.ts'
import { micros, newestAfter, type Position } from '../../../prisma/position.ts'
import { allRows, rowsFrom, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { COLUMNS, type CustomDomain } from './customDomains.ts'

/** Which host names are read. */
export interface HostnamesUnder {
  readonly wallet: WalletAddress
  /** In lower case. */
  readonly domains: readonly string[]
  readonly after: Position | null
  /** Most host names of each domain. */
  readonly limit: number
}

/** A wallet's host names at or below each of these domains, newest first, in the order of the domains. */
export async function newestHostnamesUnder(
  pool: Pool,
  { wallet, domains, after, limit }: HostnamesUnder,
): Promise<(CustomDomain & Position)[][]> {
  const asked = rowsFrom(
    storableKeys(domains).map((domain) => ({ domain })),
    { domain: 'text' },
    'asked',
  )
  const hostnames = tables.selectFrom(asked).innerJoinLateral(
    ({ selectFrom }) => {
      const below = selectFrom('upload.customDomain')
        .select(COLUMNS)
        .select(micros)
        .where('uploadId', 'in', ({ selectFrom }) =>
          selectFrom('upload.upload').select('id').where('wallet', '=', wallet),
        )
        .where(({ or, eb, ref }) =>
          or([
            eb('hostname', '=', ref('asked.domain')),
            eb(sql`right(hostname, length(asked.domain) + 1)`, '=', sql`'.' || asked.domain`),
          ]),
        )
      return newestAfter(below, after, limit).as('found')
    },
    (join) => join.onTrue(),
  )
  const newest = hostnames.selectAll('found').select('asked.domain')
  const rows = await allRows(pool, newest.orderBy('found.createdAt', 'desc').orderBy('found.id', 'desc'))
  return allForEach(domains, rows, ({ domain }) => domain)
}
