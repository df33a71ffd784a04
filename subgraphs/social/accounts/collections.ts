import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { allForEach } from '../../../prisma/inOrder.ts'
import { micros, newestAfter, type Position } from '../../../prisma/position.ts'
import { allRows, rowsFrom, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { JOB_COLUMNS, type PaidJob } from '../../kit/jobs/job.ts'
import { connectionOfRows } from '../../kit/paging/connection.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Result } from '../results.ts'
import type { Args } from '../types.gen.ts'
import type { SocialContext } from '../work.ts'
import { type AccountKey, PLATFORM_WORDS } from './account.ts'
import { namedIn } from './naming.ts'

type Collection = PaidJob<unknown, Result> & Position

/** The caller's jobs that name an account. Those of all accounts of a request are read by one statement. */
export function collections(
  { platform, username }: AccountKey,
  args: Args<'SocialAccount.collections'>,
  context: SocialContext,
) {
  const wallet = callerOf(context)
  return connectionOfRows(context, ['collections', wallet, platform, username], args, (after, limit) => {
    const jobs = context.loader(`collections ${limit} ${args.after ?? ''}`, (accounts: readonly AccountKey[]) =>
      collectionsOf(context.db.pool, wallet, accounts, after, limit),
    )
    return jobs.load({ platform, username })
  })
}

/** A wallet's jobs that name each of these accounts: at most `limit` for each, newest first, after a position. */
async function collectionsOf(
  pool: Pool,
  wallet: WalletAddress,
  accounts: readonly AccountKey[],
  after: Position | null,
  limit: number,
): Promise<Collection[][]> {
  const given = accounts.map(({ platform, username }) => ({ word: PLATFORM_WORDS[platform], username }))
  const asked = rowsFrom(given, { word: 'text', username: 'text' }, 'asked')
  const newest = tables.selectFrom(asked).innerJoinLateral(
    ({ selectFrom }) => {
      const own = selectFrom('kit.job as job')
        .select(JOB_COLUMNS)
        .select(micros)
        .where('job.wallet', '=', wallet)
        .where('job.service', '=', 'social')
        .where('job.deletedAt', 'is', null)
        .where('job.kind', 'like', sql<string>`asked.word || '-%'`)
        .where(namedIn, '=', sql.ref<string>('asked.username'))
      return newestAfter(own, after, limit).as('own')
    },
    (join) => join.onTrue(),
  )
  const rows = await allRows(
    pool,
    newest
      .selectAll()
      .orderBy('own.createdAt', 'desc')
      .orderBy('own.id', 'desc')
      .$castTo<Collection & { readonly word: string; readonly username: string }>(),
  )
  const keys = given.map(({ word, username }) => `${word} ${username}`)
  return allForEach(keys, rows, ({ word, username }) => `${word} ${username}`)
}
