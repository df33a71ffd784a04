import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../prisma/client/tables.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { affected, allRows, anyOf, firstRow, onlyRow, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { Registrant } from '../registrar/registrar.ts'

/** Registrant profile of a wallet, and whether its e-mail address is confirmed. */
export interface Profile extends Registrant {
  readonly wallet: WalletAddress
  readonly emailVerified: boolean
}

const COLUMNS = [
  'wallet',
  'firstName',
  'lastName',
  'email',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
] as const

/** For `select` and `returning`. */
const columns = ({ eb }: ExpressionBuilder<Tables, 'domains.profiles'>) => [
  ...COLUMNS,
  eb('emailVerifiedAt', 'is not', null).$castTo<boolean>().as('emailVerified'),
]

/** The profile of a wallet; null if it has none. */
export async function profileOf(db: Pool | PoolClient, wallet: WalletAddress): Promise<Profile | null> {
  const [profile = null] = await profilesOf(db, [wallet])
  return profile
}

/** The profile of a wallet, which no other transaction changes until the caller's ends; null if it has none. */
export async function lockProfile(client: PoolClient, wallet: WalletAddress): Promise<Profile | null> {
  const profile = tables.selectFrom('domains.profiles').select(columns).where('wallet', '=', wallet)
  return await firstRow(client, profile.forUpdate())
}

/** Whether a profile was saved after a time; none is saved until the caller's transaction ends. */
export async function isSavedSince(client: PoolClient, wallet: WalletAddress, since: Date): Promise<boolean> {
  const profile = tables.selectFrom('domains.profiles').select('updatedAt').where('wallet', '=', wallet)
  const locked = await firstRow(client, profile.forUpdate())
  return locked !== null && locked.updatedAt > since
}

/** The profiles of wallets, in their order; null for a wallet without one. */
export async function profilesOf(
  db: Pool | PoolClient,
  wallets: readonly WalletAddress[],
): Promise<(Profile | null)[]> {
  const profiles = tables.selectFrom('domains.profiles').select(columns)
  const rows = await allRows(db, profiles.where('wallet', '=', anyOf([...new Set(wallets)])))
  return oneForEach(wallets, rows, ({ wallet }) => wallet)
}

/** Saves a profile. A changed e-mail address becomes unverified. */
export async function saveProfile(
  client: PoolClient,
  wallet: WalletAddress,
  registrant: Registrant,
  now: Date,
): Promise<Profile> {
  const { firstName, lastName, email, addressLine1, addressLine2, city, state, postalCode, country } = registrant
  const given = { firstName, lastName, email, addressLine1, addressLine2, city, state, postalCode, country }
  const saved = tables
    .insertInto('domains.profiles')
    .values({ wallet, ...given, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('wallet').doUpdateSet(({ eb, fn, ref }) => ({
        ...given,
        updatedAt: now,
        emailVerifiedAt: eb
          .case()
          .when(fn<string>('lower', ['domains.profiles.email']), '=', email.toLowerCase())
          .then(ref('domains.profiles.emailVerifiedAt'))
          .end(),
      })),
    )
  return await onlyRow(client, saved.returning(columns))
}

/** Marks the profile's address as verified. False if the profile has another address by now. */
export async function markEmailVerified(
  client: PoolClient,
  wallet: WalletAddress,
  email: string,
  now: Date,
): Promise<boolean> {
  const verified = tables.updateTable('domains.profiles').set({ emailVerifiedAt: now })
  return (await affected(client, verified.where('wallet', '=', wallet).where('email', '=', email))) === 1
}
