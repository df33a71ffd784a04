import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Address } from '@solana/kit'
import { z } from 'zod'
import { parseSolanaAddress } from '../../../../schema/address.ts'
import { base58Bytes } from '../../../../schema/base58.ts'
import { urlSetting } from '../../../../subgraphs/kit/settings.ts'

const KEY_RULE =
  'must be a Solana key pair: its 64 bytes in base58, or as a JSON array of numbers as `solana-keygen` writes them'

/** A seed and its public key. */
const KEY_BYTES = 64

/** The PKCS #8 header before the 32 bytes of an ed25519 seed. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

const address = z
  .string()
  .refine((text) => parseSolanaAddress(text) !== null, 'must be a Solana address: 32 bytes in base58')
  .transform((text) => text as Address)
  .optional()

const keyPair = z
  .string()
  .transform((text, context) => {
    const bytes = text.trimStart().startsWith('[') ? fromJson(text) : base58Bytes(text, KEY_BYTES)
    if (bytes?.length !== KEY_BYTES) {
      const seed = bytes?.length === 32 ? '; this is only its first half, the seed' : ''
      context.addIssue({ code: 'custom', message: `${KEY_RULE}${seed}` })
      return z.NEVER
    }
    if (!isPair(bytes)) {
      context.addIssue({ code: 'custom', message: `${KEY_RULE}; the second half is not the public key of the first` })
      return z.NEVER
    }
    return bytes
  })
  .optional()

/** Settings of payments on Solana, which are accepted only where SOLANA_RPC_URL is set. */
export const SOLANA_SETTINGS = {
  SOLANA_NETWORK: z
    .enum(['solana', 'solana-devnet', 'solana-testnet'], 'must be solana, solana-devnet or solana-testnet')
    .optional()
    .describe(
      'Which Solana cluster SOLANA_RPC_URL is of: mainnet (real money), devnet or testnet; unset: mainnet with NETWORK=base, else devnet.',
    ),
  SOLANA_PAYEE: address.describe(
    'Solana address that is paid. It must already have an account for USDC, which the first transfer to it makes.',
  ),
  SOLANA_RPC_URL: urlSetting().describe('JSON-RPC of a Solana cluster: also take payments there; unset: none.'),
  SOLANA_FACILITATOR_KEY: keyPair.describe(
    'Key pair that pays the fees of payments on Solana, and must hold some SOL; base58 or JSON array. Unset: the first of FACILITATOR_URLS that settles there does. Secret.',
  ),
  SOLANA_REFUND_KEY: keyPair.describe(
    'Key pair that refunds on Solana are sent from, which must hold USDC and some SOL; unset: nothing is refunded there. Secret.',
  ),
} as const satisfies Record<string, z.ZodType>

export type SolanaSettings = z.output<z.ZodObject<typeof SOLANA_SETTINGS>>

/** Rules between settings, checked on the raw values; each violation as a sentence with the fix. */
export function solanaContradictions(given: Readonly<Record<string, string | undefined>>): string[] {
  if (!given.SOLANA_RPC_URL) {
    return Object.keys(SOLANA_SETTINGS)
      .filter((name) => given[name])
      .map((name) => `${name} does nothing without SOLANA_RPC_URL: set that too, or remove ${name}.`)
  }
  const problems: string[] = []
  if (!given.SOLANA_PAYEE) {
    problems.push(`SOLANA_PAYEE is needed with SOLANA_RPC_URL: set it to the address that shall be paid.`)
  }
  if (!given.SOLANA_FACILITATOR_KEY && !given.FACILITATOR_URLS) {
    problems.push(
      `FACILITATOR_URLS or SOLANA_FACILITATOR_KEY is needed with SOLANA_RPC_URL: name a remote facilitator, or give the embedded one a key pair that holds SOL for fees.`,
    )
  }
  return problems
}

function fromJson(text: string): Uint8Array | null {
  try {
    const bytes = z.array(z.int().min(0).max(255)).safeParse(JSON.parse(text))
    return bytes.success ? Uint8Array.from(bytes.data) : null
  } catch {
    // Not JSON: the setting's rule describes the expected form.
    return null
  }
}

function isPair(bytes: Uint8Array): boolean {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, bytes.subarray(0, 32)]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return x === Buffer.from(bytes.subarray(32)).toString('base64url')
}
