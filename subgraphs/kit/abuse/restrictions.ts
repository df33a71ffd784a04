import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { allRows, onlyRow, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { OUTAGE_TIMES } from '../async/servedWhileAway.ts'
import { type Outage, shortMemory } from '../async/shortMemory.ts'
import type { Suspendable } from './actions.ts'

/** The operator's suspensions and refused addresses, at most two seconds old in each process. */
export interface Restrictions {
  /** Throws Forbidden for a suspended wallet or a refused address. */
  requireAllowed(wallet: WalletAddress): Promise<void>
  /** Whether a wallet is on the list of refused addresses: it is not paid either. */
  isRefused(wallet: WalletAddress): Promise<boolean>
  isSuspended(thing: Suspendable): Promise<boolean>
  /**
   * Like `isSuspended`, but while the database fails or hangs it answers from the lists as last read, for a day at most: for
   * what is served without the database.
   */
  isSuspendedAsKnown(thing: Suspendable): Promise<boolean>
}

/** How long a process may use outdated restrictions while the database answers, in milliseconds. */
const TRUSTED_MS = 2_000

/**
 * What is served without the database reports its outage itself. Its own memory has the same longest age, so that nothing is
 * served for longer than a day without a look at the suspensions.
 */
const WHILE_AWAY: Outage = { ...OUTAGE_TIMES, report: () => {} }

/** Both lists, and the id of the last action that changed them. */
interface Lists {
  readonly version: string
  readonly refused: ReadonlySet<string>
  /** `WALLET 0x…` and so on. */
  readonly suspended: ReadonlySet<string>
}

const opened = new WeakMap<Pool, Restrictions>()

/** The restrictions of a database: one reader per process. */
export function restrictionsOf(pool: Pool): Restrictions {
  const known = opened.get(pool)
  if (known) return known
  const made = openRestrictions(pool)
  opened.set(pool, made)
  return made
}

function openRestrictions(pool: Pool): Restrictions {
  let latest: Lists | undefined
  const read = async (): Promise<Lists> => {
    latest = await readLists(pool, latest)
    return latest
  }
  const current = shortMemory(read, { trustedMs: TRUSTED_MS, maxKeys: 1 })
  const known = shortMemory(read, { trustedMs: TRUSTED_MS, maxKeys: 1, outage: WHILE_AWAY })
  const lists = () => current.get('lists')
  const has = ({ suspended }: Lists, { kind, target }: Suspendable) => suspended.has(`${kind} ${target}`)
  return {
    async requireAllowed(wallet) {
      const { refused, suspended } = await lists()
      if (refused.has(wallet)) throw refusal(wallet)
      if (!suspended.has(`WALLET ${wallet}`)) return
      throw new Forbidden(`The operator has suspended the wallet ${wallet}.`, { reason: 'wallet_suspended' })
    },
    isRefused: async (wallet) => (await lists()).refused.has(wallet),
    isSuspended: async (thing) => has(await lists(), thing),
    isSuspendedAsKnown: async (thing) => has(await known.get('lists'), thing),
  }
}

/** Error for a wallet that this installation neither accepts payments from nor pays. */
export function refusal(wallet: WalletAddress): Forbidden {
  return new Forbidden(`The address ${wallet} is refused here: it can neither pay nor be paid.`, {
    reason: 'address_refused',
  })
}

/** Reads the lists again if an action was added since. */
async function readLists(pool: Pool, known: Lists | undefined): Promise<Lists> {
  const latest = tables
    .selectFrom('abuse.action')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<string>`0::bigint`).as('version'))
  const { version } = await onlyRow(pool, latest)
  if (known?.version === version) return known
  const [refused, suspended] = await Promise.all([
    allRows(pool, tables.selectFrom('abuse.refusedAddress').select('address')),
    allRows(pool, tables.selectFrom('abuse.suspension').select(['kind', 'target'])),
  ])
  return {
    version,
    refused: new Set(refused.map(({ address }) => address)),
    suspended: new Set(suspended.map(({ kind, target }) => `${kind} ${target}`)),
  }
}
