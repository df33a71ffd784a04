import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../prisma/client/tables.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, firstRow, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Registrant } from '../registrar/registrar.ts'
import { changeOf, nextSerial } from './domains.ts'

/** Facts of a domain for ICANN's rule that a registrant confirms its e-mail address. */
export interface DomainToCheck {
  readonly name: string
  /** The address in the owner's profile; null for an owner without one, who got the domain from another wallet. */
  readonly email: string | null
  readonly mailSent: boolean
  /** Whether its registrant is marked as verified. */
  readonly isVerified: boolean
  /** Whether the owner's profile has a confirmed address. */
  readonly ownerVerified: boolean
  readonly dueAt: Date
  readonly reminders: number
  readonly isSuspended: boolean
}

/**
 * Registered domains with an unverified registrant, or whose registrant has not been mailed and is still to be, by name,
 * after a given name.
 */
export async function domainsToCheck(pool: Pool, now: Date, after: string, limit: number): Promise<DomainToCheck[]> {
  const open = tables
    .selectFrom('domains.domains as domain')
    .leftJoin('domains.profiles as profile', 'profile.wallet', 'domain.owner')
    .select(({ eb, ref }) => [
      'domain.name',
      'profile.email',
      // An active domain has a date.
      ref('domain.icannDueAt').$notNull().as('dueAt'),
      'domain.icannReminders as reminders',
      eb('domain.registrationMailAt', 'is not', null).$castTo<boolean>().as('mailSent'),
      eb('domain.icannVerifiedAt', 'is not', null).$castTo<boolean>().as('isVerified'),
      eb('profile.emailVerifiedAt', 'is not', null).$castTo<boolean>().as('ownerVerified'),
      eb('domain.suspendedAt', 'is not', null).$castTo<boolean>().as('isSuspended'),
    ])
    .where('domain.state', '=', 'ACTIVE')
    .where(({ or, and, eb }) =>
      or([
        eb('domain.icannVerifiedAt', 'is', null),
        and([eb('domain.registrationMailAt', 'is', null), eb('domain.icannDueAt', '>', now)]),
      ]),
    )
    .where('domain.name', '>', after)
  return await allRows(pool, open.orderBy('domain.name').limit(limit))
}

/**
 * Marks the domain's registrant as verified and lifts a suspension. False if another sweep did so first, or the domain's
 * owner has no confirmed address by now.
 */
export async function markVerified(pool: Pool, name: string, now: Date): Promise<boolean> {
  const verified = changeOf(name)
    .set({ icannVerifiedAt: now })
    .set(lifted)
    .where('icannVerifiedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('domains.profiles as profile')
          .whereRef('profile.wallet', '=', 'domains.domains.owner')
          .where('profile.emailVerifiedAt', 'is not', null)
          .select('profile.wallet'),
      ),
    )
  return (await affected(pool, verified)) === 1
}

/** Like `markVerified`, for all domains of a wallet. Returns their names. */
export async function markOwnerVerified(client: PoolClient, owner: WalletAddress, now: Date): Promise<string[]> {
  const verified = activeOf(owner).set({ icannVerifiedAt: now }).set(lifted).where('icannVerifiedAt', 'is', null)
  return (await allRows(client, verified.returning('name'))).map(({ name }) => name)
}

/** Marks all domains of an owner as unverified, which has changed its address. */
export async function changeRegistrantEmail(
  client: PoolClient,
  owner: WalletAddress,
  email: string,
  dueAt: Date,
): Promise<void> {
  const unverified = { icannVerifiedAt: null, icannDueAt: dueAt, icannReminders: 0 }
  await affected(client, activeOf(owner).set({ registrantEmail: email, ...unverified }))
}

/**
 * Gives the new owner of a domain whose registrant is unverified until `dueAt` to confirm its own address. A domain that is
 * suspended stays so until then.
 */
export async function renewDeadline(client: PoolClient, name: string, dueAt: Date): Promise<void> {
  const renewed = changeOf(name).set({ icannDueAt: dueAt, icannReminders: 0 })
  await affected(client, renewed.where('icannVerifiedAt', 'is', null).where('suspendedAt', 'is', null))
}

/** Up to `limit` names of a wallet's active domains, by name, after the name `after`. */
export async function activeNamesOf(pool: Pool, owner: WalletAddress, after: string, limit: number): Promise<string[]> {
  const names = tables
    .selectFrom('domains.domains')
    .select('name')
    .where('owner', '=', owner)
    .where('state', '=', 'ACTIVE')
    .where('name', '>', after)
  return (await allRows(pool, names.orderBy('name').limit(limit))).map(({ name }) => name)
}

/** The registrant that the registry is to have. */
export interface RegistrantToSend {
  /** Of the order that registered the domain. */
  readonly actId: string
  readonly registrant: Registrant
}

/** The profile of an active domain's owner; null if the domain is not active or its owner has no profile. */
export async function registrantToSend(pool: Pool, domain: string): Promise<RegistrantToSend | null> {
  const due = tables
    .selectFrom('domains.domains as domain')
    .innerJoin('domains.orders as order', 'order.id', 'domain.orderId')
    .innerJoin('domains.profiles as profile', 'profile.wallet', 'domain.owner')
    .select(['order.actId', 'profile.firstName', 'profile.lastName', 'profile.email'])
    .select(['profile.addressLine1', 'profile.addressLine2', 'profile.city', 'profile.state'])
    .select(['profile.postalCode', 'profile.country'])
    .where('domain.name', '=', domain)
    .where('domain.state', '=', 'ACTIVE')
  const row = await firstRow(pool, due)
  if (!row) return null
  const { actId, ...registrant } = row
  return { actId, registrant }
}

/** Counts a reminder before it is sent, so that only one of two sweeps sends it. */
export async function countReminder(pool: Pool, name: string, already: number): Promise<boolean> {
  const counted = changeOf(name)
    .set({ icannReminders: already + 1 })
    .where('icannReminders', '=', already)
  return (await affected(pool, counted)) === 1
}

/** Takes the count of a reminder back that could not be sent. */
export async function uncountReminder(pool: Pool, name: string, already: number): Promise<void> {
  const uncounted = changeOf(name)
    .set({ icannReminders: already })
    .where('icannReminders', '=', already + 1)
  await affected(pool, uncounted)
}

/** Suspends the domain: its zone is no longer served. False if it is suspended already, verified, or not due. */
export async function suspend(client: PoolClient, name: string, now: Date): Promise<boolean> {
  const suspended = changeOf(name)
    .set({ suspendedAt: now })
    .set(nextSerial)
    .where('suspendedAt', 'is', null)
    .where('icannVerifiedAt', 'is', null)
    .where('icannDueAt', '<=', now)
  return (await affected(client, suspended)) === 1
}

/** The address of the owner of a domain that is suspended since then; null if it is not any more, or there is none. */
export async function addressOfSuspended(pool: Pool, name: string, suspendedAt: Date): Promise<string | null> {
  const suspended = tables
    .selectFrom('domains.domains as domain')
    .innerJoin('domains.profiles as profile', 'profile.wallet', 'domain.owner')
    .select('profile.email')
    .where('domain.name', '=', name)
    .where('domain.suspendedAt', '=', suspendedAt)
    .where('domain.state', '=', 'ACTIVE')
  return (await firstRow(pool, suspended))?.email ?? null
}

export async function noteRegistrationMail(pool: Pool, name: string, now: Date): Promise<void> {
  await affected(pool, changeOf(name).set({ registrationMailAt: now }))
}

const activeOf = (owner: WalletAddress) =>
  tables.updateTable('domains.domains').where('owner', '=', owner).where('state', '=', 'ACTIVE')

/** For `set`: no suspension; the zone is served again under its next serial. */
function lifted({ eb }: ExpressionBuilder<Tables, 'domains.domains'>) {
  const serial = eb
    .case()
    .when('suspendedAt', 'is', null)
    .then(eb.ref('serial'))
    .else(eb('serial', '+', 1))
    .end()
  return { suspendedAt: null, serial }
}
