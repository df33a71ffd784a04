import type { Pool } from 'pg'

/** Writes down the hosts that wallets may sign in under from now on; the audit takes sign-ins at no others. */
export async function keepHosts(pool: Pool, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return
  await pool.query('INSERT INTO identity.host (name) SELECT * FROM unnest($1::text[]) ON CONFLICT DO NOTHING', [hosts])
}
