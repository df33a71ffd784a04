import type { Pool } from 'pg'
import type { WalletAddress } from '../../../schema/address.ts'
import { Gather } from '../../kit/gather.ts'
import { findDomains, type OwnedDomain } from './domains.ts'
import { type Profile, profilesOf } from './profiles.ts'

/** What nearly every request reads by a key of its own: those that come at the same time read it together. */
export interface SharedReads {
  /** The domain when it is registered here. */
  domain(name: string): Promise<OwnedDomain | null>
  /** The profile of a wallet; null when it has saved none. */
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
