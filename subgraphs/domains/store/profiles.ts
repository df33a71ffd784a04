import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Registrant } from '../registrar/registrar.ts'

/** Registrant profile of a wallet, and whether its e-mail address is confirmed. */
export interface Profile extends Registrant {
  readonly wallet: WalletAddress
  readonly emailVerified: boolean
}

const COLUMNS = `wallet, first_name AS "firstName", last_name AS "lastName", email, address_line1 AS "addressLine1",
  address_line2 AS "addressLine2", city, state, postal_code AS "postalCode", country,
  email_verified_at IS NOT NULL AS "emailVerified"`

/** The profile of a wallet; null if it has none. */
export async function profileOf(db: Pool | PoolClient, wallet: WalletAddress): Promise<Profile | null> {
  const [profile = null] = await profilesOf(db, [wallet])
  return profile
}

/** The profiles of wallets, in their order; null for a wallet without one. */
export async function profilesOf(
  db: Pool | PoolClient,
  wallets: readonly WalletAddress[],
): Promise<(Profile | null)[]> {
  const sql = `SELECT ${COLUMNS} FROM domains.profiles WHERE wallet = ANY($1)`
  const { rows } = await db.query<Profile>(sql, [[...new Set(wallets)]])
  const found = new Map(rows.map((profile) => [profile.wallet, profile]))
  return wallets.map((wallet) => found.get(wallet) ?? null)
}

/** Saves a profile. A changed e-mail address becomes unverified. */
export async function saveProfile(
  client: PoolClient,
  wallet: WalletAddress,
  registrant: Registrant,
  now: Date,
): Promise<Profile> {
  const sql = `INSERT INTO domains.profiles AS old (wallet, first_name, last_name, email, address_line1, address_line2, city, state,
      postal_code, country, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
    ON CONFLICT (wallet) DO UPDATE SET first_name = $2, last_name = $3, email = $4, address_line1 = $5, address_line2 = $6,
      city = $7, state = $8, postal_code = $9, country = $10, updated_at = $11,
      email_verified_at = CASE WHEN lower(old.email) = lower($4) THEN old.email_verified_at END
    RETURNING ${COLUMNS}`
  const r = registrant
  const place = [r.addressLine1, r.addressLine2, r.city, r.state, r.postalCode, r.country]
  const { rows } = await client.query<Profile>(sql, [wallet, r.firstName, r.lastName, r.email, ...place, now])
  const [profile] = rows
  if (!profile) throw new Error('A profile was saved without a row')
  return profile
}

/** Marks the profile's address as verified. False if the profile has another address by now. */
export async function markEmailVerified(
  client: PoolClient,
  wallet: WalletAddress,
  email: string,
  now: Date,
): Promise<boolean> {
  const sql = 'UPDATE domains.profiles SET email_verified_at = $3 WHERE wallet = $1 AND email = $2'
  return (await client.query(sql, [wallet, email, now])).rowCount === 1
}
