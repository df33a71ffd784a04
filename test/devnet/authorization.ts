import { authorizationTypes } from '@x402/evm'
import type { Hex, LocalAccount } from 'viem'
import type { Devnet } from '../../devnet/index.ts'
import { newNonce } from './devnets.ts'

/** The members of an authorization, as the stock packages have them. */
export const AUTHORIZATION_MEMBERS = authorizationTypes.TransferWithAuthorization

/** The EIP-712 domain of the devnet's USDC. */
export function usdcDomain(devnet: Devnet) {
  return { name: 'USDC', version: '2', chainId: devnet.chainId, verifyingContract: devnet.usdc } as const
}

export interface Authorization {
  readonly from: Hex
  readonly to: Hex
  readonly value: bigint
  readonly validAfter: bigint
  readonly validBefore: bigint
  readonly nonce: Hex
}

/** An authorization of 1 USDC from one account to another that is valid now, with some members changed. */
export function authorization(from: Hex, to: Hex, changes: Partial<Authorization> = {}): Authorization {
  const validBefore = BigInt(Math.floor(Date.now() / 1000) + 300)
  return { from, to, value: 1_000_000n, validAfter: 0n, validBefore, nonce: newNonce(), ...changes }
}

/** Signs an authorization as EIP-3009 says; `type` is what the payee may do with it. */
export function signAuthorization(
  devnet: Devnet,
  signer: LocalAccount,
  message: Authorization,
  type: 'TransferWithAuthorization' | 'ReceiveWithAuthorization' = 'TransferWithAuthorization',
): Promise<Hex> {
  const types = { [type]: AUTHORIZATION_MEMBERS }
  return signer.signTypedData({ domain: usdcDomain(devnet), types, primaryType: type, message: { ...message } })
}

/** The arguments of the contract's functions, in their order. */
export function authorizationArgs({ from, to, value, validAfter, validBefore, nonce }: Authorization) {
  return [from, to, value, validAfter, validBefore, nonce] as const
}
