import type { CompleteSIWxInfo } from '@x402/extensions/sign-in-with-x'
import type { Challenge } from './challenge.ts'
import type { Signer } from './desk.ts'
import { Trouble } from './trouble.ts'
import { walletTrouble } from './walletTrouble.ts'

/** The header with the caller's identity. */
export const IDENTITY_HEADER = 'SIGN-IN-WITH-X'

interface IdentityExtension {
  readonly info: Readonly<Record<string, unknown>>
  readonly supportedChains: readonly { readonly chainId: string; readonly type: string }[]
}

/**
 * Has the wallet sign its identity for one URL; returns the identity header. Moves no money. Throws a Trouble when the
 * wallet does not sign.
 */
export async function signIdentity(challenge: Challenge, signer: Signer, url: string): Promise<string> {
  const { info, supportedChains } = challenge.extensions['sign-in-with-x'] as IdentityExtension
  const chain = supportedChains.find(({ type }) => type === 'eip191')
  if (!chain) throw new Trouble('refused', 'The router takes no sign-in of this kind of wallet')
  const { createSIWxPayload, encodeSIWxHeader } = await import('@x402/extensions/sign-in-with-x')
  const message = { ...info, ...chain } as unknown as CompleteSIWxInfo
  try {
    return encodeSIWxHeader(await createSIWxPayload(message, signer, url))
  } catch (error) {
    const { kind, message: title, detail } = walletTrouble(error)
    const declined = kind === 'declined' ? 'You declined to sign in' : title
    throw new Trouble(kind, declined, { detail: detail ?? undefined, money: 'Signing in costs nothing.' })
  }
}
