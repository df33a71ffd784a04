import { createHash, randomBytes } from 'node:crypto'
import { newPaymentId } from '../../prisma/ledger/paymentId.ts'
import type { NewPayment } from '../../prisma/ledger/rows.ts'
import type { Answer, Presented } from '../../prisma/ledger/stored.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import { type Address, parseAddress } from '../../schema/address.ts'
import { atomicUsdc } from '../../schema/money.ts'

// Payments as long as those of a REST call with x402: what a row costs depends on its texts.

const network = NETWORKS.devnet

export const AMOUNT = atomicUsdc(10_000n)
export const PAYEE = address('0x4d20ebd88dfdb4b3fce1d81f6b2c3e93374f8e72')
export const ASSET = network.usdc
export const NETWORK = network.id
export const BASIS = 'b'.repeat(64)
export const RESOURCE = 'https://api.example.com/domains/api/check'

/** Wallets that the payments come from. */
export const PAYERS: readonly Address[] = Array.from({ length: 1_000 }, (_, index) =>
  address(`0x${createHash('sha1').update(String(index)).digest('hex')}`),
)

/** The wallet of the payment of this number; they take turns. */
export function payerOf(number: number): Address {
  const payer = PAYERS[number % PAYERS.length]
  if (payer === undefined) throw new RangeError(`There is no payment ${number}`)
  return payer
}

/** A payment of one of the wallets that has not been made yet. */
export function newPayment(payer: Address): NewPayment {
  const id = newPaymentId()
  const nonce = hex(32)
  return {
    id,
    credential: {
      protocol: 'x402-v2',
      scheme: 'exact',
      network: NETWORK,
      payer,
      payTo: PAYEE,
      nonce,
      validBefore: BigInt(Math.floor(Date.now() / 1_000) + 300),
      hash: randomBytes(32),
    },
    presented: presented(payer, nonce),
    asset: ASSET,
    amount: AMOUNT,
    // The wallets are rich, and their balances were read just now.
    funds: { balance: atomicUsdc(10n ** 15n), since: new Date() },
    settle: 'ON_SUCCESS',
    isRead: true,
    basis: BASIS,
    requestHash: randomBytes(32),
    idempotencyKey: null,
    openKey: null,
    service: 'domains',
    method: 'POST',
    path: '/api/check',
    operation: 'CheckDomain',
    resourceUrl: RESOURCE,
    requestId: id,
    organizationId: null,
    lines: [
      {
        position: 0,
        path: ['domainAvailability'],
        field: 'Query.domainAvailability',
        service: 'domains',
        units: 1,
        amount: AMOUNT,
        settle: 'ON_SUCCESS',
      },
    ],
    leaseMs: 60_000,
  }
}

/** An answer of 1 KB. */
export function newAnswer(): Answer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: randomBytes(1_024) }
}

/** The headers that say what was paid. */
export function newReceipt(): Record<string, string> {
  return { 'payment-response': hex(300), 'payment-receipt': hex(300) }
}

/** A transaction's hash. */
export const newTransaction = (): string => hex(32)

/** What a client of x402 sends. */
function presented(payer: string, nonce: string): Presented {
  const requirements = {
    scheme: 'exact',
    network: NETWORK,
    asset: ASSET,
    amount: AMOUNT.toString(),
    payTo: PAYEE,
    maxTimeoutSeconds: 300,
    extra: { name: 'USDC', version: '2' },
  }
  const authorization = { from: payer, to: PAYEE, value: AMOUNT.toString(), validAfter: '0', validBefore: '1', nonce }
  const payload = {
    x402Version: 2,
    payload: { signature: hex(65), authorization },
    accepted: requirements,
    resource: { url: RESOURCE, description: 'Checks whether a domain can be registered', mimeType: 'application/json' },
  }
  return { payload, requirements } as unknown as Presented
}

function address(text: string): Address {
  const parsed = parseAddress(text)
  if (parsed === null) throw new Error(`${text} is no address`)
  return parsed
}

function hex(bytes: number): string {
  return `0x${randomBytes(bytes).toString('hex')}`
}
