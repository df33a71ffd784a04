import { createHash, randomUUID } from 'node:crypto'
import type { Judgement } from '../../../prisma/ledger/judgement.ts'
import type { Ledger } from '../../../prisma/ledger/ledger.ts'
import type { NewPayment } from '../../../prisma/ledger/rows.ts'
import type { Credential } from '../../../router/payments/protocol/credential.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { atomicUsdc, sumUsdc } from '../../../schema/money.ts'
import { ASSET, NETWORK, PAYEE } from './token.ts'

/** A payment of a new wallet, with a line for each amount; some members may be given. */
export function newPayment(
  amounts: readonly bigint[],
  given: Partial<NewPayment> & { scheme?: 'exact' | 'upto' } = {},
): NewPayment {
  const { scheme = 'exact', ...members } = given
  const id = randomUUID()
  const total = sumUsdc(amounts.map(atomicUsdc))
  const credential: Credential = {
    protocol: 'x402-v2',
    method: scheme === 'exact' ? 'eip3009' : 'permit2',
    scheme,
    network: NETWORK,
    payer: `0x${createHash('sha1').update(id).digest('hex')}` as WalletAddress,
    payTo: PAYEE,
    value: total,
    validAfter: 0n,
    validBefore: BigInt(Math.floor(Date.now() / 1_000) + 300),
    nonce: id,
    accepted: null,
    offeredUntil: null,
    paymentIdentifier: null,
    challengeId: null,
    payload: {},
    signed: {},
    hash: createHash('sha256').update(id).digest(),
  }
  return {
    id,
    credential,
    presented: { payload: {}, requirements: {} } as NewPayment['presented'],
    asset: ASSET,
    amount: total,
    // Later than the database's clock, wherever a test has put it: nothing has settled since.
    funds: { balance: total, since: new Date('2100-01-01') },
    settle: 'ON_SUCCESS',
    isRead: true,
    basis: '',
    requestHash: createHash('sha256').update(`request ${id}`).digest(),
    idempotencyKey: null,
    openKey: null,
    service: 'graphql',
    method: null,
    path: null,
    operation: null,
    resourceUrl: 'http://localhost/graphql',
    requestId: id,
    organizationId: null,
    lines: amounts.map((amount, position) => ({
      position,
      path: [`line${position}`],
      field: 'Query.thing',
      service: 'gateway',
      args: {},
      units: 1,
      amount: atomicUsdc(amount),
      ceiling: null,
      settle: 'ON_SUCCESS',
    })),
    leaseMs: 60_000,
    ...members,
  }
}

/** Writes a payment that earned all of its amounts and is settled. */
export async function settledPayment(ledger: Ledger, payment: NewPayment): Promise<void> {
  const charge = payment.amount
  const judgements = new Map(
    payment.lines.map(({ position, amount }): [number, Judgement] => [
      position,
      { outcome: 'CHARGED', charged: amount, spoiled: [] },
    ]),
  )
  const reserved = await ledger.reserve(payment, 0)
  if (reserved.kind !== 'reserved') throw new Error(`Payment ${payment.id} is not reserved: ${reserved.kind}`)
  const answer = { status: 200, headers: {}, body: Buffer.from('{}') }
  await ledger.execute(payment.id, 'The work is done', { answer, judgements, charge })
  const { scheme } = payment.credential
  await ledger.settle({ ...payment, scheme, charge }, '0x1', undefined, 'Unearned', null)
}
