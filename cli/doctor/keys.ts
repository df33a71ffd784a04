import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { RouterSettings } from '../../router/config/settings.ts'
import { openKeys } from '../../router/devnet/keys.ts'
import type { Address } from '../../schema/address.ts'

/** Who takes part in payments; null where the settings name nobody. */
export interface Parties {
  readonly payee: Address | null
  readonly facilitator: Address | null
  readonly refunder: Address | null
}

/** The addresses of the settings; on a devnet that runs (`isDevnetUp`), the ones that it made fill the gaps. */
export function readParties(settings: RouterSettings, isDevnetUp: boolean): Parties {
  const made = isDevnetUp ? openKeys(realpathSync(join(resolve(settings.DATA_DIR), 'devnet'))) : null
  return {
    payee: settings.PAYEE ?? addressOf(made?.payee),
    facilitator: addressOf(settings.FACILITATOR_KEY ?? made?.facilitator),
    refunder: addressOf(settings.REFUND_KEY ?? made?.payee),
  }
}

function addressOf(key: Hex | undefined): Address | null {
  return key ? (privateKeyToAddress(key) as Address) : null
}
