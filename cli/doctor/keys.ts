import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { privateKeyToAddress } from 'viem/accounts'
import { openKeys } from '../../devnet/keys.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import { openSigners } from '../../router/payments/signing/openSigners.ts'
import type { Address } from '../../schema/address.ts'

/** The addresses that take part in payments; null where the settings have none. */
export interface Parties {
  readonly payee: Address | null
  /** Empty where a remote facilitator settles. */
  readonly facilitators: readonly Address[]
  readonly refunder: Address | null
}

/**
 * The addresses from the settings; missing ones from the running devnet (`isDevnetUp`). A key in a key management
 * service makes a trial signature. Throws a KmsError when that service rejects the request or does not answer.
 */
export async function readParties(settings: RouterSettings, isDevnetUp: boolean): Promise<Parties> {
  const made = isDevnetUp ? openKeys(realpathSync(join(resolve(settings.DATA_DIR), 'devnet'))) : null
  const signers = await openSigners(settings, made && { facilitator: made.facilitator, refund: made.payee })
  return {
    payee: settings.PAYEE ?? (made ? (privateKeyToAddress(made.payee) as Address) : null),
    facilitators: signers.facilitators.map(({ address }) => address),
    refunder: signers.refund?.address ?? null,
  }
}
