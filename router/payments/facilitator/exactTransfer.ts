import type { Hex } from 'viem'
import { z } from 'zod'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { uint256 } from '../evm/fields.ts'
import type { Network } from '../evm/network.ts'
import { type TransferAuthorization, transferDigest } from '../evm/transferDigest.ts'

/** An EIP-3009 transfer as signed, with a key's signature. */
export interface ExactTransfer extends TransferAuthorization {
  /** 65 bytes. */
  readonly signature: Hex
  /** The signed digest. */
  readonly digest: Uint8Array
}

/** `length` bytes in hex. */
function bytes(length: number) {
  const pattern = new RegExp(`^0x[0-9a-fA-F]{${2 * length}}$`)
  return z.custom<Hex>((hex) => typeof hex === 'string' && pattern.test(hex))
}

const Signed = z.object({
  signature: bytes(65),
  authorization: z.object({
    from: bytes(20),
    to: bytes(20),
    value: uint256,
    validAfter: uint256,
    validBefore: uint256,
    nonce: bytes(32),
  }),
})

/** Scheme and network of a payment or its requirements, in both protocol versions. */
interface Frame {
  readonly scheme: string
  readonly network: string
}

/** The requirements of both versions, of which any member may be missing. */
interface Required extends Frame {
  readonly asset: string
  readonly payTo: string
  readonly extra: Record<string, unknown>
  readonly amount: string
  readonly maxAmountRequired: string
}

/**
 * Returns a function that reads the plain case of a payment: an EIP-3009 transfer of this network's USDC that is
 * exactly what is required, with a signature of 65 bytes. Null for any other payment, invalid or just unusual.
 */
export function exactTransferReader(network: Network): (presented: Presented) => ExactTransfer | null {
  const digestOf = transferDigest({ ...network.tokenDomain, chainId: network.chainId, verifyingContract: network.usdc })
  // Cached: a payment is read at verification and again at settlement.
  const known = new WeakMap<Presented, ExactTransfer | null>()
  return (presented) => {
    const found = known.get(presented)
    if (found !== undefined) return found
    const made = read(presented)
    known.set(presented, made)
    return made
  }

  function read({ payload, requirements }: Presented): ExactTransfer | null {
    const isV1 = (payload.x402Version as number) === 1
    const frame = (isV1 ? payload : payload.accepted) as Partial<Frame> | undefined
    const networkName = isV1 ? network.v1Name : network.id
    const required: Partial<Required> = requirements
    const isFramed =
      frame?.scheme === 'exact' &&
      required.scheme === 'exact' &&
      frame.network === networkName &&
      required.network === networkName &&
      required.asset?.toLowerCase() === network.usdc.toLowerCase() &&
      required.extra?.name === network.tokenDomain.name &&
      required.extra?.version === network.tokenDomain.version
    if (!isFramed) return null
    const { data: signed } = Signed.safeParse(payload.payload)
    if (!signed) return null
    const { authorization, signature } = signed
    const amount = isV1 ? required.maxAmountRequired : required.amount
    const isAsRequired =
      authorization.value.toString() === amount && authorization.to.toLowerCase() === required.payTo?.toLowerCase()
    return isAsRequired ? { ...authorization, signature, digest: digestOf(authorization) } : null
  }
}
