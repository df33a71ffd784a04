import type { Pool } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { allRows, anyOf, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Profile } from '../items.ts'
import { type AccountKey, PLATFORM_WORDS } from './account.ts'
import { namedIn } from './naming.ts'

/** The profile of each account that a wallet's last collection of it returned and that is still kept; null without one. */
export async function collectedProfiles(
  pool: Pool,
  wallet: WalletAddress,
  accounts: readonly AccountKey[],
  now: Date,
): Promise<(Profile | null)[]> {
  const newest = tables
    .selectFrom('kit.job as job')
    .select(['job.kind', 'job.result', namedIn.as('username')])
    .distinctOn(['job.kind', namedIn])
    .where('job.wallet', '=', wallet)
    .where('job.service', '=', 'social')
    .where('job.state', '=', 'COMPLETE')
    .where('job.deletedAt', 'is', null)
    .where('job.expiresAt', '>', now)
    .where('job.kind', '=', anyOf(accounts.map(kindOf)))
    .where(namedIn, '=', anyOf(accounts.map((account) => account.username)))
    .orderBy('job.kind')
    .orderBy(namedIn)
    .orderBy('job.createdAt', 'desc')
    .$castTo<{ readonly kind: string; readonly username: string; readonly result: Profile }>()
  const rows = await allRows(pool, newest)
  const keys = accounts.map((account) => `${kindOf(account)} ${account.username}`)
  return oneForEach(keys, rows, ({ kind, username: name }) => `${kind} ${name}`).map((row) => row?.result ?? null)
}

function kindOf({ platform }: AccountKey): string {
  return `${PLATFORM_WORDS[platform]}-profile`
}
