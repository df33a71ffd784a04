import type { Pool } from '../../../prisma/database.ts'
import { Gather } from '../../../prisma/gather.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { findDomains, type OwnedDomain, takenHere } from './domains.ts'
import { type Profile, profilesOf } from './profiles.ts'

/** Lookups that nearly every request makes with its own key: concurrent ones are batched into one query. */
export interface SharedReads {
  /** The domain with that name, in any state; null if there is none. */
  domain(name: string): Promise<OwnedDomain | null>
  /** The profile of a wallet; null if it has none. */
  profile(wallet: WalletAddress): Promise<Profile | null>
  /** Names that are taken here at that time: at least those of `names` that are, and perhaps others. See `takenHere`. */
  taken(names: readonly string[], now: Date): Promise<ReadonlySet<string>>
}

interface Asked {
  readonly names: readonly string[]
  readonly now: Date
}

export function openSharedReads(pool: Pool): SharedReads {
  const domains = new Gather((names: readonly string[]) => findDomains(pool, names))
  const profiles = new Gather((wallets: readonly WalletAddress[]) => profilesOf(pool, wallets))
  const taken = new Gather((asked: readonly Asked[]) => takenForAll(pool, asked))
  return {
    domain: (name) => domains.add(name),
    profile: (wallet) => profiles.add(wallet),
    taken: (names, now) => taken.add({ names, now }),
  }
}

/** One query for all; the earliest time counts, at which a name that expires in between is still taken. */
async function takenForAll(pool: Pool, asked: readonly Asked[]): Promise<ReadonlySet<string>[]> {
  const names = new Set(asked.flatMap((one) => one.names))
  const earliest = Math.min(...asked.map(({ now }) => now.getTime()))
  const taken = await takenHere(pool, [...names], new Date(earliest))
  return asked.map(() => taken)
}
