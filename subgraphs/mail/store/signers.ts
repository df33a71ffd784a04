import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/** Most signers of one subdomain. */
export const SIGNERS_PER_SUBDOMAIN = 50

/** Whether a wallet is a signer of a subdomain. */
export async function isSigner(db: Pool | PoolClient, subdomain: string, wallet: WalletAddress): Promise<boolean> {
  const sql = 'SELECT FROM mail.signer WHERE subdomain = $1 AND wallet = $2'
  return (await db.query(sql, [subdomain, wallet])).rowCount === 1
}

/** The signers of each of these subdomains, in the order of their addition. */
export async function signersOf(pool: Pool, subdomains: readonly string[]): Promise<WalletAddress[][]> {
  const sql = 'SELECT subdomain, wallet FROM mail.signer WHERE subdomain = ANY($1) ORDER BY added_at, wallet'
  const { rows } = await pool.query<{ subdomain: string; wallet: WalletAddress }>(sql, [subdomains])
  return subdomains.map((name) => rows.filter(({ subdomain }) => subdomain === name).map(({ wallet }) => wallet))
}

/** The number of signers of a subdomain. */
export async function countSigners(client: PoolClient, subdomain: string): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM mail.signer WHERE subdomain = $1'
  return (await client.query<{ count: number }>(sql, [subdomain])).rows[0]?.count ?? 0
}

export async function addSigner(
  client: PoolClient,
  subdomain: string,
  wallet: WalletAddress,
  now: Date,
): Promise<void> {
  const sql = 'INSERT INTO mail.signer (subdomain, wallet, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
  await client.query(sql, [subdomain, wallet, now])
}

export async function removeSigner(client: PoolClient, subdomain: string, wallet: WalletAddress): Promise<void> {
  await client.query('DELETE FROM mail.signer WHERE subdomain = $1 AND wallet = $2', [subdomain, wallet])
}
