import type { Pool } from 'pg'
import type { WalletAddress } from '../../../schema/address.ts'
import { Gather } from '../../kit/gather.ts'
import { findDomains, type OwnedDomain } from './domains.ts'
import { type Profile, profilesOf } from './profiles.ts'

/** Lookups that nearly every request makes with its own key: concurrent ones are batched into one query. */
export interface SharedReads {
  /** The domain with that name, in any state; null if there is none. */
  domain(name: string): Promise<OwnedDomain | null>
  /** The profile of a wallet; null if it has none. */
  profile(wallet: WalletAddress): Promise<Profile | null>
}

export function openSharedReads(pool: Pool): SharedReads {
  const domains = new Gather((names: readonly string[]) => findDomains(pool, names))
  const profiles = new Gather((wallets: readonly WalletAddress[]) => profilesOf(pool, wallets))
  return {
    domain: (name) => domains.add(name),
    profile: (wallet) => profiles.add(wallet),
  }
}
