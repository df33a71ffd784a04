import { sql } from 'kysely'
import type { Pool } from '../../../prisma/database.ts'
import { allRows, onlyRow, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { shortMemory } from '../async/shortMemory.ts'
import type { Suspendable } from './actions.ts'

/** The operator's suspensions and refused addresses, at most TRUSTED_MS old. */
export interface Restrictions {
  /** Throws Forbidden for a suspended wallet or a refused address. */
  requireAllowed(wallet: WalletAddress): Promise<void>
  /** Whether a wallet is on the list of refused addresses: it is not paid either. */
  isRefused(wallet: WalletAddress): Promise<boolean>
  isSuspended(thing: Suspendable): Promise<boolean>
  /**
   * Like `isSuspended`, but while the database is down, it answers from the lists as last read: for what is served
   * without the database.
   */
  isSuspendedAsKnown(thing: Suspendable): Promise<boolean>
}

/** How long a process may use outdated restrictions, in milliseconds. */
const TRUSTED_MS = 2_000

/** Both lists, and the id of the last action that changed them. */
interface Lists {
  readonly version: string
  readonly refused: ReadonlySet<string>
  /** `WALLET 0x…` and so on. */
  readonly suspended: ReadonlySet<string>
}

/** Lists as last read. */
interface Known {
  readonly lists: Lists
  /** Whether the database did not answer when the lists were read again. */
  readonly isOutdated: boolean
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
  const memory = shortMemory<Known>((_, known) => readAgain(pool, known), { trustedMs: TRUSTED_MS, maxKeys: 1 })
  const lists = async (): Promise<Lists> => {
    const known = await memory.get('lists')
    return known.isOutdated ? readLists(pool, known.lists) : known.lists
  }
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
    isSuspendedAsKnown: async (thing) => has((await memory.get('lists')).lists, thing),
  }
}

/** Error for a wallet that this installation neither accepts payments from nor pays. */
export function refusal(wallet: WalletAddress): Forbidden {
  return new Forbidden(`The address ${wallet} is refused here: it can neither pay nor be paid.`, {
    reason: 'address_refused',
  })
}

/** Keeps the known lists if they cannot be read again. */
async function readAgain(pool: Pool, known: Known | undefined): Promise<Known> {
  try {
    return { lists: await readLists(pool, known?.lists), isOutdated: false }
  } catch (error) {
    if (!known) throw error
    return { lists: known.lists, isOutdated: true }
  }
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
