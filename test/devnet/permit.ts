import { randomBytes } from 'node:crypto'
import { permit2WitnessTypes, uptoPermit2WitnessTypes } from '@x402/evm'
import { bytesToBigInt, type Hex, type LocalAccount, parseSignature } from 'viem'
import type { Devnet } from '../../devnet/index.ts'
import { EXACT_PERMIT2_PROXY, PERMIT2, UPTO_PERMIT2_PROXY } from '../../schema/permit2Contracts.ts'
import { usdcDomain } from './authorization.ts'

/** A Permit2 transfer of USDC under a witness of one of the x402 schemes, as its payer signs it. */
export interface Permit {
  readonly permitted: { readonly token: Hex; readonly amount: bigint }
  readonly nonce: bigint
  readonly deadline: bigint
}

/** A permit for up to 1 USDC that is valid now, with some members changed. */
export function permit(devnet: Devnet, changes: Partial<Permit> & { amount?: bigint } = {}): Permit {
  const { amount = 1_000_000n, ...others } = changes
  const deadline = BigInt(Math.floor(Date.now() / 1000) + 300)
  return { permitted: { token: devnet.usdc, amount }, nonce: newPermitNonce(), deadline, ...others }
}

/** A fresh nonce for Permit2. */
export function newPermitNonce(): bigint {
  return bytesToBigInt(randomBytes(32))
}

/** The EIP-712 domain of Permit2 on the devnet. */
export function permit2Domain(devnet: Pick<Devnet, 'chainId'>) {
  return { name: 'Permit2', chainId: devnet.chainId, verifyingContract: PERMIT2 } as const
}

/** Signs for the proxy of `upto`, with the types of the stock packages. */
export function signUpto(
  devnet: Pick<Devnet, 'chainId'>,
  signer: LocalAccount,
  message: Permit,
  witness: { to: Hex; facilitator: Hex; validAfter: bigint },
  spender: Hex = UPTO_PERMIT2_PROXY,
): Promise<Hex> {
  return signer.signTypedData({
    domain: permit2Domain(devnet),
    types: uptoPermit2WitnessTypes,
    primaryType: 'PermitWitnessTransferFrom',
    message: { ...message, spender, witness },
  })
}

/** Signs for the proxy of `exact`, with the types of the stock packages. */
export function signExact(
  devnet: Devnet,
  signer: LocalAccount,
  message: Permit,
  witness: { to: Hex; validAfter: bigint },
): Promise<Hex> {
  return signer.signTypedData({
    domain: permit2Domain(devnet),
    types: permit2WitnessTypes,
    primaryType: 'PermitWitnessTransferFrom',
    message: { ...message, spender: EXACT_PERMIT2_PROXY, witness },
  })
}

/** Signs an EIP-2612 permit of USDC to Permit2, as the proxies take it. */
export async function signAllowance(devnet: Devnet, signer: LocalAccount, value: bigint, nonce = 0n) {
  const deadline = BigInt(Math.floor(Date.now() / 1000) + 300)
  const signature = await signer.signTypedData({
    domain: usdcDomain(devnet),
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner: signer.address, spender: PERMIT2, value, nonce, deadline },
  })
  const { r, s, v } = parseSignature(signature)
  return { value, deadline, r, s, v: Number(v) }
}
