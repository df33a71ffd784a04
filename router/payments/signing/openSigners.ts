import type { Hex } from 'viem'
import { keySigner } from './keySigner.ts'
import { kmsSigner } from './kms.ts'
import type { Signer } from './signer.ts'
import type { KmsKeyName } from './signerSetting.ts'

/** The settings of the keys that move money on the EVM chain. */
export interface SignerSettings {
  readonly FACILITATOR_KEY?: Hex | undefined
  readonly FACILITATOR_SIGNER?: KmsKeyName | undefined
  readonly REFUND_KEY?: Hex | undefined
  readonly REFUND_SIGNER?: KmsKeyName | undefined
  readonly KMS_ENDPOINT?: string | undefined
  readonly FACILITATOR_TIMEOUT_MS: number
}

/** The devnet's keys, where the settings name none. */
export interface MadeKeys {
  readonly facilitator: Hex
  readonly refund: Hex
}

/** Signers of settlements and refunds on the EVM chain; null where no key is configured. */
export interface Signers {
  readonly facilitator: Signer | null
  readonly refund: Signer | null
}

/** Opens the signers of the settings. Throws a KmsError when a key management service cannot be used. */
export async function openSigners(settings: SignerSettings, made: MadeKeys | null): Promise<Signers> {
  const [facilitator, refund] = await Promise.all([
    open(settings, settings.FACILITATOR_SIGNER, settings.FACILITATOR_KEY ?? made?.facilitator),
    open(settings, settings.REFUND_SIGNER, settings.REFUND_KEY ?? made?.refund),
  ])
  return { facilitator, refund }
}

async function open(
  settings: SignerSettings,
  kms: KmsKeyName | undefined,
  key: Hex | undefined,
): Promise<Signer | null> {
  if (!kms) return key ? keySigner(key) : null
  const place = { endpoint: settings.KMS_ENDPOINT ?? null, timeoutMs: settings.FACILITATOR_TIMEOUT_MS }
  return kmsSigner(await keyOf(kms, place), place.timeoutMs)
}

/** A provider's client is imported only where a key of it is configured. */
async function keyOf({ kind, key }: KmsKeyName, place: { endpoint: string | null; timeoutMs: number }) {
  if (kind === 'aws-kms') return (await import('./awsKms.ts')).awsKmsKey(key, place)
  return (await import('./gcpKms.ts')).gcpKmsKey(key, place)
}
