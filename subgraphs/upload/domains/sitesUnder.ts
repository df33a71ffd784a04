import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { allForEach, storableKeys } from '../../../prisma/inOrder.ts'
import { allRows, rowsFrom, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { UPLOAD_COLUMNS, type Upload, uploadOfRow } from '../store/uploads.ts'

/** A wallet's `first` newest sites with a host name at or below each of these domains (lower case), newest first. */
export async function newestSitesUnder(
  pool: Pool,
  wallet: WalletAddress,
  domains: readonly string[],
  first: number,
): Promise<Upload[][]> {
  const asked = rowsFrom(
    storableKeys(domains).map((domain) => ({ domain })),
    { domain: 'text' },
    'asked',
  )
  const sites = tables.selectFrom(asked).innerJoinLateral(
    ({ selectFrom }) =>
      selectFrom('upload.upload')
        .select(UPLOAD_COLUMNS)
        .where('wallet', '=', wallet)
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('upload.customDomain')
            .select('uploadId')
            .where(({ or, eb, ref }) =>
              or([
                eb('hostname', '=', ref('asked.domain')),
                eb(sql`right(hostname, length(asked.domain) + 1)`, '=', sql`'.' || asked.domain`),
              ]),
            )
            .$narrowType<{ uploadId: string }>(),
        )
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(first)
        .as('site'),
    (join) => join.onTrue(),
  )
  const newest = sites.selectAll('site').select('asked.domain').orderBy('site.createdAt', 'desc').orderBy('site.id')
  const rows = await allRows(pool, newest)
  return allForEach(domains, rows, ({ domain }) => domain).map((found) => found.map(uploadOfRow))
}
