import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { allRows, anyOf, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Profile } from '../items.ts'
import { type AccountKey, PLATFORM_WORDS } from './account.ts'

/** The member of a job's input that names the account, by the kind of job that collects its profile. */
const NAME_MEMBER = sql<string>`coalesce(job.input ->> 'handle', job.input ->> 'profile_id')`

/** The profile of each account that a wallet's last collection of it returned and that is still kept; null without one. */
export async function collectedProfiles(
  pool: Pool,
  wallet: WalletAddress,
  accounts: readonly AccountKey[],
  now: Date,
): Promise<(Profile | null)[]> {
  const username = sql<string>`lower(${NAME_MEMBER})`
  const newest = tables
    .selectFrom('kit.job as job')
    .select(['job.kind', 'job.result', username.as('username')])
    .distinctOn(['job.kind', username])
    .where('job.wallet', '=', wallet)
    .where('job.service', '=', 'social')
    .where('job.state', '=', 'COMPLETE')
    .where('job.deletedAt', 'is', null)
    .where('job.expiresAt', '>', now)
    .where('job.kind', '=', anyOf(accounts.map(kindOf)))
    .where(username, '=', anyOf(accounts.map((account) => account.username)))
    .orderBy('job.kind')
    .orderBy(username)
    .orderBy('job.createdAt', 'desc')
    .$castTo<{ readonly kind: string; readonly username: string; readonly result: Profile }>()
  const rows = await allRows(pool, newest)
  const keys = accounts.map((account) => `${kindOf(account)} ${account.username}`)
  return oneForEach(keys, rows, ({ kind, username: name }) => `${kind} ${name}`).map((row) => row?.result ?? null)
}

function kindOf({ platform }: AccountKey): string {
  return `${PLATFORM_WORDS[platform]}-profile`
}
