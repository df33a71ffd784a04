import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, firstRow, onlyRow, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { BadInput, Gone } from '../../../schema/errors.ts'
import { addDays } from '../../kit/time.ts'

/** 6-digit codes sent by mail. Only the latest code of a wallet is valid, for 15 minutes and five tries. */
const CODE_LIFE_MS = 15 * 60_000
const MAX_TRIES = 5

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** A code that is stored but not sent yet. */
export interface NewCode {
  readonly id: string
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
  const hash = await derive(code, salt, 32)
  const row = { wallet, email: address, salt, hash, sentAt: now, expiresAt: new Date(now.getTime() + CODE_LIFE_MS) }
  const { id } = await onlyRow(client, tables.insertInto('domains.emailCodes').values(row).returning('id'))
  return { id, code }
}

/** Deletes a code that could not be sent. */
export async function withdrawCode(pool: Pool, id: string): Promise<void> {
  await affected(pool, tables.deleteFrom('domains.emailCodes').where('id', '=', id))
}

/** Deletes the codes that expired a day ago: they name wallets and e-mail addresses. */
export async function forgetCodes(pool: Pool, now: Date): Promise<void> {
  await affected(pool, tables.deleteFrom('domains.emailCodes').where('expiresAt', '<', addDays(now, -1)))
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
): Promise<string> {
  const codes = tables.selectFrom('domains.emailCodes').where('wallet', '=', wallet)
  const tried = tables
    .updateTable('domains.emailCodes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', codes.select('id').orderBy('id', 'desc').limit(1))
    .where('email', '=', email.toLowerCase())
    .where('tries', '<', MAX_TRIES)
    .where('expiresAt', '>', now)
    .where('usedAt', 'is', null)
  const sent = await firstRow(pool, tried.returning(['id', 'salt', 'hash', 'tries']))
  if (!sent)
    throw new Gone(
      'No code counts any more: it has expired or was tried too often. Save the profile again for a new one.',
    )
  if (timingSafeEqual(sent.hash, await derive(code, sent.salt, 32))) return sent.id
  throw new BadInput(`is not the code that was sent; tries left: ${MAX_TRIES - sent.tries}`, ['input', 'code'])
}

/** Marks a correct code as used. False if it was used before. */
export async function useCode(client: PoolClient, id: string, now: Date): Promise<boolean> {
  const used = tables.updateTable('domains.emailCodes').set({ usedAt: now }).where('id', '=', id)
  return (await affected(client, used.where('usedAt', 'is', null))) === 1
}
