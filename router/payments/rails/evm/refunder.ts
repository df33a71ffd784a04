import { serializeSignature } from 'viem'
import type { PreparedTransfer, Presented } from '../../../../prisma/ledger/stored.ts'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import type { Chain } from '../../evm/chain.ts'
import { toHex } from '../../evm/keccak.ts'
import type { Network } from '../../evm/network.ts'
import { transferDigest } from '../../evm/transferDigest.ts'
import type { Facilitator } from '../../protocol/facilitator.ts'
import type { Refunder } from '../../protocol/refunder.ts'
import type { Signer } from '../../signing/signer.ts'
import { type Eip3009Payment, eip3009Payload, readEip3009 } from '../../x402/eip3009.ts'

/** How long a refund's authorization is valid, in seconds. */
const VALIDITY_SECONDS = 600

/**
 * Refunds on an EVM chain: EIP-3009 transfers signed by the refund key and settled by the same facilitator as payments.
 * The nonce is the refund's mark, so that the chain lets each happen only once.
 */
export function evmRefunder(network: Network, chain: Chain, facilitator: Facilitator, signer: Signer): Refunder {
  const digestOf = transferDigest({
    ...network.tokenDomain,
    chainId: network.chainId,
    verifyingContract: network.usdc,
  })
  return {
    sender: signer.address,
    balance: () => chain.balanceOf(signer.address),
    // The token accepts a nonce of this key once: the outcome of the next attempt is the transfer that used it.
    sentBefore: () => Promise.resolve(null),
    async prepare({ mark, to, amount }, last) {
      const validBefore = Math.floor(Date.now() / 1_000) + VALIDITY_SECONDS
      const transfer = {
        from: signer.address,
        to: evmAddress(to),
        value: amount as bigint,
        validAfter: 0n,
        validBefore: BigInt(validBefore),
        nonce: last ? readTransfer(last.transfer).nonce : mark,
      }
      const signature = serializeSignature(await signer.sign(toHex(digestOf(transfer))))
      return {
        sender: signer.address,
        expiresAt: new Date(validBefore * 1_000).toISOString(),
        transfer: eip3009Payload({ ...transfer, signature }),
      }
    },
    send: ({ transfer }) => facilitator.settle(presented(network, transfer)),
    async fateOf({ transfer }, signedAfter) {
      const { payer, payTo, nonce, value } = readTransfer(transfer)
      const fate = await chain.fateOf({ payer, payTo, nonce, amount: atomicUsdc(value) }, signedAfter)
      if (fate.kind === 'spent_elsewhere')
        throw new Error(`The refund's nonce ${nonce} moved other money; an operator has to look`)
      return fate
    },
  }
}

function presented(network: Network, transfer: PreparedTransfer['transfer']): Presented {
  const { payTo, value } = readTransfer(transfer)
  const requirements = {
    scheme: 'exact',
    network: network.id,
    asset: network.usdc,
    amount: value.toString(),
    payTo,
    maxTimeoutSeconds: VALIDITY_SECONDS,
    extra: { ...network.tokenDomain },
  }
  return { payload: { x402Version: 2, accepted: requirements, payload: transfer }, requirements }
}

function readTransfer(transfer: PreparedTransfer['transfer']): Eip3009Payment {
  const read = readEip3009(transfer)
  if ('reason' in read) throw new Error(`A refund of the ledger cannot be read: ${read.message}`)
  return read
}

function evmAddress(text: string): Address {
  const parsed = parseAddress(text)
  if (!parsed) throw new TypeError(`Not an address on an EVM chain: ${text}`)
  return parsed
}
