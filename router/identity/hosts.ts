import type { Pool } from '../../prisma/database.ts'

/** Records the hosts that wallets may sign in under; the audit accepts sign-ins at no others. */
export async function keepHosts(pool: Pool, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return
  await pool.query('INSERT INTO identity.host (name) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING', [hosts])
}
