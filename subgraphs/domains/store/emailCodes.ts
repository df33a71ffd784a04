import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { BadInput, Gone } from '../../../schema/errors.ts'

/** 6-digit codes sent by mail. Only the latest code of a wallet is valid, for 15 minutes and five tries. */
const CODE_LIFE_MS = 15 * 60_000
const MAX_TRIES = 5

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** A code that is stored but not sent yet. */
export interface NewCode {
  readonly id: bigint
  readonly code: string
}

/** Creates the code that is valid from now on. The caller applies rate limits. */
export async function createCode(
  client: PoolClient,
  wallet: WalletAddress,
  email: string,
  now: Date,
): Promise<NewCode> {
  const address = email.toLowerCase()
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const salt = randomBytes(16)
  const sql = `INSERT INTO domains.email_codes (wallet, email, salt, hash, sent_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`
  const values = [wallet, address, salt, await derive(code, salt, 32), now, new Date(now.getTime() + CODE_LIFE_MS)]
  const { rows } = await client.query<{ id: string }>(sql, values)
  return { id: BigInt(rows[0]?.id ?? 0), code }
}

/** Deletes a code that could not be sent. */
export async function withdrawCode(pool: Pool, id: bigint): Promise<void> {
  await pool.query('DELETE FROM domains.email_codes WHERE id = $1', [id])
}

/**
 * Compares a code with the latest one sent to this wallet at this address. Throws BadInput for a wrong code, Gone if no
 * code is valid. The try is counted before the comparison, so that parallel guesses cannot exceed five.
 */
export async function tryCode(
  pool: Pool,
  wallet: WalletAddress,
  email: string,
  code: string,
  now: Date,
): Promise<bigint> {
  const sql = `UPDATE domains.email_codes SET tries = tries + 1
    WHERE id = (SELECT id FROM domains.email_codes WHERE wallet = $1 ORDER BY id DESC LIMIT 1)
      AND email = $2 AND tries < $3 AND expires_at > $4 AND used_at IS NULL RETURNING id, salt, hash, tries`
  const { rows } = await pool.query<{ id: string; salt: Buffer; hash: Buffer; tries: number }>(sql, [
    wallet,
    email.toLowerCase(),
    MAX_TRIES,
    now,
  ])
  const [sent] = rows
  if (!sent)
    throw new Gone(
      'No code counts any more: it has expired or was tried too often. Save the profile again for a new one.',
    )
  if (timingSafeEqual(sent.hash, await derive(code, sent.salt, 32))) return BigInt(sent.id)
  throw new BadInput(`is not the code that was sent; tries left: ${MAX_TRIES - sent.tries}`, ['code'])
}

/** Marks a correct code as used. False if it was used before. */
export async function useCode(client: PoolClient, id: bigint, now: Date): Promise<boolean> {
  const sql = 'UPDATE domains.email_codes SET used_at = $2 WHERE id = $1 AND used_at IS NULL'
  return (await client.query(sql, [id, now])).rowCount === 1
}
