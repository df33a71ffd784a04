import type { PaymentRequirements } from '@x402/core/types'
import { Challenge } from 'mppx'
import { tempo } from 'mppx/client'
import { pino } from 'pino'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Presented } from '../../../../prisma/ledger/stored.ts'
import { mppChallenge } from '../../../../router/payments/mpp/challenge.ts'
import { isMppRefusal, readMppCredential, type TempoCredential } from '../../../../router/payments/mpp/credential.ts'
import { type TempoOffer, tempoDetails } from '../../../../router/payments/mpp/offer.ts'
import type { Facilitator } from '../../../../router/payments/protocol/facilitator.ts'
import { readTempoPayment, type TempoPayment } from '../../../../router/payments/rails/tempo/credential.ts'
import { tempoFacilitator } from '../../../../router/payments/rails/tempo/facilitator.ts'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import type { TestTempo } from '../../../support/tempo/startTempo.ts'

export const REALM = 'tollgraph.test'
export const SECRET = 'a secret of at least thirty-two characters'

/** A new wallet with some PathUSD. */
export async function payerWith(chain: TestTempo, amount: bigint): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey())
  if (amount > 0n) await chain.give(account.address as Address, amount)
  return account
}

/** An address that nobody has used. */
export function newAddress(): Address {
  return parseAddress(privateKeyToAccount(generatePrivateKey()).address) as Address
}

/** An offer of 0.01 PathUSD, with some members changed. */
export function offer(chain: TestTempo, changes: Partial<TempoOffer> = {}): TempoOffer {
  return {
    method: 'tempo',
    intent: 'charge',
    amount: 10_000n,
    currency: chain.currency,
    recipient: newAddress(),
    methodDetails: tempoDetails(chain.chainId, 'payer'),
    expires: new Date(Date.now() + 60_000),
    opaque: {},
    ...changes,
  }
}

/** The challenge of an offer. */
export function challenge(made: TempoOffer): string {
  return mppChallenge(made, { realm: REALM, secret: SECRET, description: 'A test' })
}

/** The header with which the stock client answers a challenge. */
export function answer(chain: TestTempo, account: PrivateKeyAccount, header: string): Promise<string> {
  const client = tempo.charge({ account, getClient: () => chain.client })
  return client.createCredential({ challenge: Challenge.deserialize(header) as never, context: {} })
}

/** The credential of a header, as the router reads it. */
export function read(header: string): TempoCredential {
  const credential = readMppCredential(header, { realm: REALM, secret: SECRET })
  if (!credential || isMppRefusal(credential) || credential.method !== 'tempo')
    throw new Error(`Not a tempo credential: ${JSON.stringify(credential)}`)
  return credential
}

/** A credential as the checkout hands it to the facilitator. */
export function present({ wire, request, payload }: TempoCredential): Presented {
  const requirements: PaymentRequirements = {
    scheme: 'charge',
    network: `eip155:${request.methodDetails.chainId}`,
    asset: request.currency,
    amount: request.amount.toString(),
    payTo: request.recipient,
    maxTimeoutSeconds: 60,
    extra: {},
  }
  const signed = { transaction: payload, challenge: wire }
  return { payload: { x402Version: 2, accepted: requirements, payload: signed }, requirements }
}

/** A payment by the stock client, ready for the facilitator. */
export async function payment(
  chain: TestTempo,
  account: PrivateKeyAccount,
  made: TempoOffer,
): Promise<{ credential: TempoCredential; presented: Presented }> {
  const credential = read(await answer(chain, account, challenge(made)))
  return { credential, presented: present(credential) }
}

/** The facilitator of a chain, with some options changed. */
export function facilitatorOf(
  chain: TestTempo,
  changes: Partial<Parameters<typeof tempoFacilitator>[0]> = {},
): Facilitator {
  const { rpcUrl, chainId, currency } = chain
  return tempoFacilitator({ rpcUrl, chainId, currency, timeoutMs: 10_000, ...changes }, pino({ level: 'silent' }))
}

/** What a credential pays. Throws when it is refused. */
export function paidBy(credential: TempoCredential): TempoPayment {
  const paid = readTempoPayment(credential)
  if (!('payer' in paid)) throw new Error(paid.message)
  return paid
}
