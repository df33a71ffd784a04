import { type Hex, keccak256, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import { type Address, parseAddress } from '../../schema/address.ts'
import { atomicUsdc } from '../../schema/money.ts'
import type { Chain } from '../chain.ts'
import type { Facilitator, Presented } from '../facilitator/facilitator.ts'
import type { Network } from '../network.ts'
import type { Refunder } from './refunder.ts'

/** How long a refund's authorization is good, in seconds. */
const VALIDITY_SECONDS = 600

const AUTHORIZATION_TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

const hex = z.string().transform((text) => text as Hex)
const Transfer = z.object({
  signature: hex,
  authorization: z.object({
    from: hex,
    to: hex,
    value: z.string(),
    validAfter: z.string(),
    validBefore: z.string(),
    nonce: hex,
  }),
})

/**
 * Refunds on an EVM chain: EIP-3009 transfers signed by the refund key and settled by the same facilitator as payments.
 * The nonce is made from the refund's name, so that the chain itself lets each happen only once.
 */
export function evmRefunder(network: Network, chain: Chain, facilitator: Facilitator, key: Hex): Refunder {
  const account = privateKeyToAccount(key)
  return {
    sender: account.address,
    async prepare({ name, to, amount }) {
      const validBefore = Math.floor(Date.now() / 1_000) + VALIDITY_SECONDS
      const message = {
        from: account.address,
        to: evmAddress(to),
        value: amount as bigint,
        validAfter: 0n,
        validBefore: BigInt(validBefore),
        nonce: keccak256(stringToHex(`tollgraph refund ${name}`)),
      }
      const signature = await account.signTypedData({
        domain: { ...network.tokenDomain, chainId: network.chainId, verifyingContract: network.usdc },
        types: AUTHORIZATION_TYPES,
        primaryType: 'TransferWithAuthorization',
        message,
      })
      const authorization = {
        ...message,
        value: message.value.toString(),
        validAfter: '0',
        validBefore: String(validBefore),
      }
      return {
        sender: account.address,
        expiresAt: new Date(validBefore * 1_000).toISOString(),
        transfer: { signature, authorization },
      }
    },
    send: ({ transfer }) => facilitator.settle(presented(network, Transfer.parse(transfer))),
    async fateOf({ transfer }, signedAfter) {
      const { authorization } = Transfer.parse(transfer)
      const fate = await chain.fateOf(
        {
          payer: evmAddress(authorization.from),
          nonce: authorization.nonce,
          payTo: evmAddress(authorization.to),
          amount: atomicUsdc(BigInt(authorization.value)),
        },
        signedAfter,
      )
      if (fate.kind === 'spent_elsewhere')
        throw new Error(`The refund's nonce ${authorization.nonce} moved other money; an operator has to look`)
      return fate
    },
  }
}

function presented(network: Network, transfer: z.output<typeof Transfer>): Presented {
  const { authorization } = transfer
  const requirements = {
    scheme: 'exact',
    network: network.id,
    asset: network.usdc,
    amount: authorization.value,
    payTo: authorization.to,
    maxTimeoutSeconds: VALIDITY_SECONDS,
    extra: { ...network.tokenDomain },
  }
  return { payload: { x402Version: 2, accepted: requirements, payload: transfer }, requirements }
}

function evmAddress(text: string): Address {
  const parsed = parseAddress(text)
  if (!parsed) throw new TypeError(`Not an address on an EVM chain: ${text}`)
  return parsed
}
