import type { Hex } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { absentKey } from './absentKey.ts'
import { keySigner } from './keySigner.ts'
import { kmsSigner } from './kms.ts'
import type { Signer } from './signer.ts'
import type { KmsKeyName } from './signerSetting.ts'

/** The settings of the keys that move money on the EVM chain. */
export interface SignerSettings {
  readonly FACILITATOR_KEY?: readonly Hex[] | undefined
  readonly FACILITATOR_SIGNER?: readonly KmsKeyName[] | undefined
  readonly REFUND_KEY?: Hex | undefined
  readonly REFUND_SIGNER?: KmsKeyName | undefined
  readonly KMS_ENDPOINT?: string | undefined
  readonly FACILITATOR_TIMEOUT_MS: number
  /** Keys of other processes that settle for this one. */
  readonly SETTLERS?: readonly Address[]
}

/** The devnet's keys, where the settings name none. */
export interface MadeKeys {
  readonly facilitator: Hex
  readonly refund: Hex
}

/** Signers of settlements and refunds on the EVM chain. */
export interface Signers {
  /** Payers are spread over them; the first settles payments with a ceiling. Empty where no key is configured. */
  readonly facilitators: readonly Signer[]
  /** Null where no key is configured. */
  readonly refund: Signer | null
}

/** Opens the signers of the settings. Throws a KmsError when a key management service cannot be used. */
export async function openSigners(settings: SignerSettings, made: MadeKeys | null): Promise<Signers> {
  const { FACILITATOR_KEY, FACILITATOR_SIGNER, REFUND_KEY, REFUND_SIGNER, SETTLERS: settlers = [] } = settings
  const [facilitators, refunds] = await Promise.all([
    open(settings, FACILITATOR_SIGNER ?? [], FACILITATOR_KEY ?? listed(made?.facilitator)),
    open(settings, listed(REFUND_SIGNER), listed(REFUND_KEY ?? made?.refund)),
  ])
  return { facilitators: settlers.length > 0 ? settlers.map(absentKey) : facilitators, refund: refunds[0] ?? null }
}

/** The signers of the names, or, without any, of the keys. */
async function open(
  settings: SignerSettings,
  names: readonly KmsKeyName[],
  keys: readonly Hex[],
): Promise<readonly Signer[]> {
  if (names.length === 0) return keys.map((key) => keySigner(key))
  const place = { endpoint: settings.KMS_ENDPOINT ?? null, timeoutMs: settings.FACILITATOR_TIMEOUT_MS }
  return Promise.all(names.map(async (name) => kmsSigner(await keyOf(name, place), place.timeoutMs)))
}

function listed<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item]
}

/** A provider's client is imported only where a key of it is configured. */
async function keyOf({ kind, key }: KmsKeyName, place: { endpoint: string | null; timeoutMs: number }) {
  if (kind === 'aws-kms') return (await import('./awsKms.ts')).awsKmsKey(key, place)
  return (await import('./gcpKms.ts')).gcpKmsKey(key, place)
}
