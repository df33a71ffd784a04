import type { Hex } from 'viem'
import { z } from 'zod'
import type { Facilitator } from '../facilitator/facilitator.ts'
import type { Rail } from '../rails/rail.ts'
import type { Refunder } from '../rails/refunder.ts'
import { type TempoNode, tempoClient } from './client.ts'
import { type TempoPayment, transactionHash } from './credential.ts'
import { fateOf } from './fate.ts'
import { isTransactionSignedBy } from './isSigned.ts'
import { readTempoPayload } from './present.ts'
import type { TempoConfig } from './settings.ts'

const Signed = z.object({ payload: z.object({ transaction: z.string().transform((text) => text as Hex) }) })

/** A fixed sum on Tempo: MPP's `tempo/charge`, by transactions that the payer signs and we send. */
export function tempoRail(
  config: TempoConfig,
  node: TempoNode,
  facilitator: Facilitator,
  refunder: Refunder | null,
): Rail {
  const client = tempoClient(node)
  const extra = config.feePayerKey ? { feePayer: true } : {}
  return {
    method: 'tempo',
    scheme: 'charge',
    network: `eip155:${config.chainId}`,
    v1Network: null,
    family: 'tempo',
    asset: config.currency,
    payee: config.payee,
    wires: ['mpp'],
    facilitator,
    refunder,
    read(payload) {
      const payment = readTempoPayload(payload)
      if ('reason' in payment) return payment
      const { payer, value, nonce, validBefore, transfer } = payment
      const { transaction } = Signed.shape.payload.parse(payload)
      const signed: SignedTempoPayment = { payment, transaction }
      return { payer, payTo: transfer.to, value, validAfter: 0n, validBefore, nonce, signed }
    },
    extra: () => extra,
    objection: () => null,
    async isSigned({ payer, signed }) {
      const { payment, transaction } = signed as SignedTempoPayment
      return payer === payment.payer && isTransactionSignedBy(transaction, payment.payer)
    },
    async fateOf({ payload }) {
      const { payload: inner } = Signed.parse(payload)
      const payment = readTempoPayload((payload as { readonly payload: unknown }).payload)
      if ('reason' in payment) throw new Error(`A payment of the ledger cannot be read: ${payment.message}`)
      // A fee that somebody else signs for changes the hash; then the transfer's memo is looked for.
      const hash = config.feePayerKey ? null : await transactionHash(inner.transaction)
      const fate = await fateOf(client, payment.transfer, hash)
      if (fate.kind === 'done') return fate
      // Whoever asks takes an unused payment for ended by the clock, and only the chain can say that it has.
      if (fate.kind === 'open' && BigInt(Math.floor(Date.now() / 1_000)) >= payment.validBefore)
        throw new Error('The transaction can still land: the chain is behind the clock')
      return { kind: 'unused' }
    },
  }
}

interface SignedTempoPayment {
  readonly payment: TempoPayment
  readonly transaction: Hex
}
