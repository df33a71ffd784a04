import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/** Columns of `domains` for ICANN's rule that a registrant confirms its e-mail address. */
export interface UnverifiedDomain {
  readonly name: string
  readonly email: string
  readonly mailSent: boolean
  /** Whether the owner's profile has a confirmed address. */
  readonly ownerVerified: boolean
  readonly dueAt: Date
  readonly reminders: number
  readonly isSuspended: boolean
}

/** Registered domains with an unverified registrant, by name, after a given name. */
export async function unverifiedDomains(pool: Pool, after: string, limit: number): Promise<UnverifiedDomain[]> {
  const sql = `SELECT d.name, d.registrant_email AS email, d.registration_mail_at IS NOT NULL AS "mailSent",
      p.email_verified_at IS NOT NULL AS "ownerVerified", d.icann_due_at AS "dueAt", d.icann_reminders AS reminders,
      d.suspended_at IS NOT NULL AS "isSuspended"
    FROM domains.domains d LEFT JOIN domains.profiles p ON p.wallet = d.owner
    WHERE d.state = 'ACTIVE' AND d.icann_verified_at IS NULL AND d.name > $1 ORDER BY d.name LIMIT $2`
  return (await pool.query<UnverifiedDomain>(sql, [after, limit])).rows
}

/** Marks the domain's registrant as verified and lifts a suspension. False if another sweep did so first. */
export async function markVerified(pool: Pool, name: string, now: Date): Promise<boolean> {
  return changed(pool, `SET icann_verified_at = $2, ${LIFTED} WHERE name = $1 AND icann_verified_at IS NULL`, [
    name,
    now,
  ])
}

/** Like `markVerified`, for all domains of a wallet. Returns their names. */
export async function markOwnerVerified(client: PoolClient, owner: WalletAddress, now: Date): Promise<string[]> {
  const sql = `UPDATE domains.domains SET icann_verified_at = $2, ${LIFTED}
    WHERE owner = $1 AND state = 'ACTIVE' AND icann_verified_at IS NULL RETURNING name`
  const { rows } = await client.query<{ name: string }>(sql, [owner, now])
  return rows.map((row) => row.name)
}

/** Sets the owner's new address on all its domains and marks it as unverified. */
export async function changeRegistrantEmail(
  client: PoolClient,
  owner: WalletAddress,
  email: string,
  dueAt: Date,
): Promise<void> {
  const sql = `UPDATE domains.domains SET registrant_email = $2, icann_verified_at = NULL, icann_due_at = $3, icann_reminders = 0
    WHERE owner = $1 AND state = 'ACTIVE'`
  await client.query(sql, [owner, email, dueAt])
}

/** Counts a reminder before it is sent, so that only one of two sweeps sends it. */
export async function countReminder(pool: Pool, name: string, already: number): Promise<boolean> {
  return changed(pool, 'SET icann_reminders = icann_reminders + 1 WHERE name = $1 AND icann_reminders = $2', [
    name,
    already,
  ])
}

/** Suspends the domain: its zone is no longer served. False if it is suspended already, verified, or not due. */
export async function suspend(pool: Pool, name: string, now: Date): Promise<boolean> {
  const sql = `SET suspended_at = $2, serial = serial + 1
    WHERE name = $1 AND suspended_at IS NULL AND icann_verified_at IS NULL AND icann_due_at <= $2`
  return changed(pool, sql, [name, now])
}

export async function noteRegistrationMail(pool: Pool, name: string, now: Date): Promise<void> {
  await pool.query('UPDATE domains.domains SET registration_mail_at = $2 WHERE name = $1', [name, now])
}

const LIFTED = 'suspended_at = NULL, serial = serial + CASE WHEN suspended_at IS NULL THEN 0 ELSE 1 END'

async function changed(pool: Pool, change: string, values: readonly unknown[]): Promise<boolean> {
  return (await pool.query(`UPDATE domains.domains ${change}`, [...values])).rowCount === 1
}
