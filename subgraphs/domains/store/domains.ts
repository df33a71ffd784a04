import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Conflict, Forbidden, NotFound } from '../../../schema/errors.ts'

/** A domain that was paid for here. */
export interface OwnedDomain {
  readonly name: string
  readonly owner: WalletAddress
  readonly state: 'PENDING' | 'ACTIVE' | 'FAILED' | 'TRANSFERRED' | 'RELEASED'
  readonly orderId: bigint
  readonly registeredAt: Date | null
  readonly expiresAt: Date | null
  readonly icannVerifiedAt: Date | null
  readonly suspendedAt: Date | null
  readonly registrationMailAt: Date | null
  /** When its owner last requested a transfer code. */
  readonly transferRequestedAt: Date | null
}

export type DomainStatus = 'pending' | 'active' | 'failed' | 'expired' | 'transferred_out' | 'released'

/** The user-facing status: an active domain past its expiry is expired. */
export function statusOf(domain: OwnedDomain, now: Date): DomainStatus {
  if (domain.state !== 'ACTIVE') return STATUSES[domain.state]
  return domain.expiresAt && domain.expiresAt <= now ? 'expired' : 'active'
}

const STATUSES = {
  PENDING: 'pending',
  FAILED: 'failed',
  TRANSFERRED: 'transferred_out',
  RELEASED: 'released',
} as const

/** Whether a domain is registered here or pending: false after a failed registration, a transfer or a deletion. */
export function isHere({ state }: Pick<OwnedDomain, 'state'>): boolean {
  return state === 'PENDING' || state === 'ACTIVE'
}

const COLUMNS = `name, owner, state, order_id, registered_at, expires_at, icann_verified_at, suspended_at, registration_mail_at,
  transfer_requested_at`

/** The domains with these names, in the same order; null for a name that is not registered here. */
export async function findDomains(pool: Pool, names: readonly string[]): Promise<(OwnedDomain | null)[]> {
  const { rows } = await pool.query<DomainRow>(`SELECT ${COLUMNS} FROM domains.domains WHERE name = ANY($1)`, [names])
  const byName = new Map(rows.map((row) => [row.name, fromRow(row)]))
  return names.map((name) => byName.get(name) ?? null)
}

/** The first domains that a wallet owns or has pending, by name. Failed registrations and former domains are excluded. */
export async function domainsOf(pool: Pool, owner: WalletAddress, first: number): Promise<OwnedDomain[]> {
  const sql = `SELECT ${COLUMNS} FROM domains.domains WHERE owner = $1 AND state IN ('PENDING', 'ACTIVE')
    ORDER BY name LIMIT $2`
  const { rows } = await pool.query<DomainRow>(sql, [owner, first])
  return rows.map(fromRow)
}

/** Whether the name is registered here, being bought, or reserved by the installation. */
export async function isTakenHere(db: Pool | PoolClient, name: string, now: Date): Promise<boolean> {
  const taken = await takenHere(db, [name], now)
  return taken.has(name)
}

/**
 * The names among these that are registered here, being bought, or equal to or above a zone of the installation's own,
 * which makes them not for sale.
 */
export async function takenHere(db: Pool | PoolClient, names: readonly string[], now: Date): Promise<Set<string>> {
  const sql = `SELECT claim AS name FROM domains.orders WHERE claim = ANY($1)
    UNION SELECT name FROM domains.domains WHERE name = ANY($1)
      AND (state = 'PENDING' OR (state = 'ACTIVE' AND (expires_at IS NULL OR expires_at > $2)))
    UNION SELECT asked.name FROM unnest($1::text[]) asked (name) JOIN kit.dns_zone own
      ON own.name = asked.name OR right(own.name, length(asked.name) + 1) = '.' || asked.name`
  const { rows } = await db.query<{ name: string }>(sql, [names, now])
  return new Set(rows.map((row) => row.name))
}

/** Locks a domain and returns it if it belongs to the wallet. Throws NotFound or Forbidden. */
export async function lockOwnDomain(client: PoolClient, name: string, wallet: WalletAddress): Promise<OwnedDomain> {
  const sql = `SELECT ${COLUMNS} FROM domains.domains WHERE name = $1 FOR UPDATE`
  const { rows } = await client.query<DomainRow>(sql, [name])
  return ownedBy(rows[0] ? fromRow(rows[0]) : null, name, wallet)
}

/**
 * Returns the domain if it belongs to the wallet, or did until it left. Throws NotFound if it is not registered here,
 * Forbidden if it belongs to another wallet.
 */
export function ownedBy(domain: OwnedDomain | null, name: string, wallet: WalletAddress): OwnedDomain {
  if (domain?.owner === wallet) return domain
  if (!domain || !isHere(domain)) throw new NotFound(`${name} is not registered here`)
  throw new Forbidden(`${name} belongs to another wallet`)
}

/** The dates of an active domain. Throws Conflict for any other status. */
export function requireActive(
  domain: OwnedDomain,
  now: Date,
): { readonly registeredAt: Date; readonly expiresAt: Date } {
  const status = statusOf(domain, now)
  const { registeredAt, expiresAt } = domain
  if (status !== 'active' || !registeredAt || !expiresAt)
    throw new Conflict(`${domain.name} is ${status.replaceAll('_', ' ')}; this needs an active domain`)
  return { registeredAt, expiresAt }
}

/** Inserts a paid domain as PENDING. Resets the row and the records of an earlier registration of the name. */
export async function beginDomain(
  client: PoolClient,
  order: { id: bigint; domain: string; wallet: WalletAddress },
  now: Date,
): Promise<void> {
  await client.query('DELETE FROM domains.records WHERE domain = $1', [order.domain])
  const sql = `INSERT INTO domains.domains (name, owner, state, order_id, created_at) VALUES ($1, $2, 'PENDING', $3, $4)
    ON CONFLICT (name) DO UPDATE SET owner = $2, state = 'PENDING', order_id = $3, created_at = $4, serial = domains.serial + 1,
      registered_at = NULL, expires_at = NULL, registrant_email = NULL, registration_mail_at = NULL, icann_due_at = NULL,
      icann_verified_at = NULL, icann_reminders = 0, suspended_at = NULL, transfer_requested_at = NULL,
      followed_at = NULL`
  await client.query(sql, [order.domain, order.wallet, order.id, now])
}

/** The registry's data of a new registration. */
export interface Activation {
  readonly name: string
  readonly registeredAt: Date
  readonly expiresAt: Date
  readonly registrantEmail: string
  readonly icannDueAt: Date
}

/** PENDING → ACTIVE. */
export async function activateDomain(client: PoolClient, activation: Activation): Promise<void> {
  const { name, registeredAt, expiresAt, registrantEmail, icannDueAt } = activation
  const sql = `UPDATE domains.domains SET state = 'ACTIVE', registered_at = $2, expires_at = $3, registrant_email = $4,
      icann_due_at = $5, serial = serial + 1 WHERE name = $1`
  await client.query(sql, [name, registeredAt, expiresAt, registrantEmail, icannDueAt])
}

/** PENDING → FAILED. */
export async function failDomain(client: PoolClient, name: string): Promise<void> {
  await client.query(`UPDATE domains.domains SET state = 'FAILED' WHERE name = $1 AND state = 'PENDING'`, [name])
}

export async function setExpiry(client: PoolClient, name: string, expiresAt: Date): Promise<void> {
  await client.query('UPDATE domains.domains SET expires_at = $2 WHERE name = $1', [name, expiresAt])
}

export async function noteTransferRequest(pool: Pool, name: string, now: Date): Promise<void> {
  await pool.query('UPDATE domains.domains SET transfer_requested_at = $2 WHERE name = $1', [name, now])
}

/** Increments the zone's serial, and sets a new owner if one is given. Returns the new serial. */
export async function bumpZone(client: PoolClient, name: string, owner: WalletAddress | null): Promise<number> {
  const sql =
    'UPDATE domains.domains SET serial = serial + 1, owner = COALESCE($2, owner) WHERE name = $1 RETURNING serial'
  const { rows } = await client.query<{ serial: number }>(sql, [name, owner])
  return rows[0]?.serial ?? 0
}

interface DomainRow {
  name: string
  owner: string
  state: OwnedDomain['state']
  order_id: string
  registered_at: Date | null
  expires_at: Date | null
  icann_verified_at: Date | null
  suspended_at: Date | null
  registration_mail_at: Date | null
  transfer_requested_at: Date | null
}

function fromRow(row: DomainRow): OwnedDomain {
  return {
    name: row.name,
    owner: row.owner as WalletAddress,
    state: row.state,
    orderId: BigInt(row.order_id),
    registeredAt: row.registered_at,
    expiresAt: row.expires_at,
    icannVerifiedAt: row.icann_verified_at,
    suspendedAt: row.suspended_at,
    registrationMailAt: row.registration_mail_at,
    transferRequestedAt: row.transfer_requested_at,
  }
}
