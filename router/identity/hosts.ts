import type { Pool } from '../../prisma/database.ts'
import { affected, tables } from '../../prisma/sql.ts'

/** Records the hosts that wallets may sign in under; the audit accepts sign-ins at no others. */
export async function keepHosts(pool: Pool, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return
  const known = tables
    .insertInto('identity.host')
    .values(hosts.map((name) => ({ name })))
    .onConflict((host) => host.doNothing())
  await affected(pool, known)
}
