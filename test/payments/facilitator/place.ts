import { pino } from 'pino'
import type { Hex, LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { Devnet } from '../../../devnet/index.ts'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { type Chain, openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { type EmbeddedExactOptions, embeddedExact } from '../../../router/payments/facilitator/embeddedExact.ts'
import { type ExactTransfer, exactTransferReader } from '../../../router/payments/facilitator/exactTransfer.ts'
import { oneAtATime } from '../../../router/payments/facilitator/oneAtATime.ts'
import { openSender, type Sender } from '../../../router/payments/facilitator/sender.ts'
import type { Facilitator } from '../../../router/payments/protocol/facilitator.ts'
import { keySigner } from '../../../router/payments/signing/keySigner.ts'
import type { Address } from '../../../schema/address.ts'
import { type Authorization, authorization, signAuthorization } from '../../devnet/authorization.ts'
import { newAccount } from '../../devnet/devnets.ts'

export const NETWORK = NETWORKS.devnet
export const SILENT = pino({ level: 'silent' })

/** What a test of the embedded facilitator works with. */
export interface Place {
  readonly devnet: Devnet
  readonly chain: Chain
  /** Opens a sender with a key of its own that has gas. */
  openSender(): Promise<Sender>
  /** Opens a facilitator with a sender of its own. */
  openFacilitator(options?: Partial<EmbeddedExactOptions>): Promise<Facilitator>
  /** A key with USDC, in atomic units. */
  newPayer(usdc: bigint): Promise<LocalAccount>
  /** A signed payment to the payee; `changes` are made before it is signed. */
  pay(payer: LocalAccount, changes?: Partial<Authorization>): Promise<Presented>
}

/** The value of a payment unless a test says otherwise, in atomic units. */
export const PRICE = 10_000n
export const RECEIPT_TIMEOUT_MS = 5_000

export function placeOn(devnet: Devnet): Place {
  const chain = openChain(NETWORK, devnet.rpcUrl, RECEIPT_TIMEOUT_MS)
  const openOwnSender = async () => {
    const key = generatePrivateKey()
    await devnet.fund(privateKeyToAddress(key), { eth: 10n ** 20n })
    return openSender(chain, devnet.rpcUrl, keySigner(key), RECEIPT_TIMEOUT_MS, oneAtATime(), SILENT)
  }
  return {
    devnet,
    chain,
    openSender: openOwnSender,
    async openFacilitator(options = {}) {
      const sender = await openOwnSender()
      return embeddedExact(NETWORK, chain, [sender], { timeoutMs: RECEIPT_TIMEOUT_MS, ...options }, SILENT)
    },
    async newPayer(usdc) {
      const payer = newAccount()
      await devnet.fund(payer.address, { usdc })
      return payer
    },
    async pay(payer, changes = {}) {
      const message = authorization(payer.address, devnet.payee, { value: PRICE, ...changes })
      return presented(devnet, message, await signAuthorization(devnet, payer, message))
    },
  }
}

/** A payment by version 2 of the protocol, under requirements that it meets. */
export function presented(devnet: Devnet, message: Authorization, signature: Hex): Presented {
  const requirements = {
    scheme: 'exact',
    network: NETWORK.id,
    asset: devnet.usdc,
    amount: message.value.toString(),
    payTo: devnet.payee,
    maxTimeoutSeconds: 300,
    extra: { ...NETWORK.tokenDomain },
  }
  return {
    payload: { x402Version: 2, accepted: requirements, payload: signedPart(message, signature) },
    requirements,
  }
}

/** The same payment by version 1. */
export function inVersion1({ payload, requirements }: Presented): Presented {
  const { amount, ...rest } = requirements
  const required = { ...rest, network: NETWORK.v1Name, maxAmountRequired: amount, resource: 'http://localhost/paid' }
  return {
    payload: { x402Version: 1, scheme: 'exact', network: NETWORK.v1Name, payload: payload.payload },
    requirements: required,
  } as unknown as Presented
}

/** The payment with another signature. */
export function withSignature(payment: Presented, signature: Hex): Presented {
  const payload = { ...payment.payload, payload: { ...payment.payload.payload, signature } }
  return { ...payment, payload }
}

export const signatureOf = ({ payload }: Presented) => payload.payload.signature as Hex

/** The transfer in a payment of a plain key. */
export function transferOf(payment: Presented): ExactTransfer {
  const transfer = exactTransferReader(NETWORK)(payment)
  if (!transfer) throw new Error('Not the payment of a plain key')
  return transfer
}

function signedPart(message: Authorization, signature: Hex) {
  const { from, to, value, validAfter, validBefore, nonce } = message
  const numbers = { value: `${value}`, validAfter: `${validAfter}`, validBefore: `${validBefore}` }
  return { signature, authorization: { from, to, ...numbers, nonce } }
}

export const addressOf = (account: { readonly address: Hex }) => account.address as Address
