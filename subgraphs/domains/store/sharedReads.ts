import type { Pool } from 'pg'
import type { WalletAddress } from '../../../schema/address.ts'
import { Gather } from '../../kit/gather.ts'
import { findDomains, type OwnedDomain, takenHere } from './domains.ts'
import { type Profile, profilesOf } from './profiles.ts'

/** What nearly every request reads: those that come at the same time read it together. */
export interface SharedReads {
  /** The domain when it is registered here. */
  domain(name: string): Promise<OwnedDomain | null>
  /** `takenHere`. */
  taken(names: readonly string[]): Promise<ReadonlySet<string>>
  /** The profile of a wallet; null when it has saved none. */
  profile(wallet: WalletAddress): Promise<Profile | null>
}

export function openSharedReads(pool: Pool, now: () => Date): SharedReads {
  const domains = new Gather((names: readonly string[]) => findDomains(pool, names))
  const profiles = new Gather((wallets: readonly WalletAddress[]) => profilesOf(pool, wallets))
  const taken = new Gather(async (questions: readonly (readonly string[])[]) => {
    const found = await takenHere(pool, [...new Set(questions.flat())], now())
    return questions.map(() => found)
  })
  return {
    domain: (name) => domains.add(name),
    taken: (names) => taken.add(names),
    profile: (wallet) => profiles.add(wallet),
  }
}
