import type { Logger } from 'pino'
import type { Hex } from 'viem'
import { z } from 'zod'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import type { Refunder } from '../../protocol/refunder.ts'
import type { PreparedRefund, TempoRefunds } from './refund.ts'

const hex = z.string().transform((text) => text as Hex)
const address = z.string().transform((text) => text as Address)
const Transfer = z.object({
  raw: hex,
  transaction: hex,
  transfer: z.object({
    currency: address,
    from: address,
    to: address,
    amount: z.string().transform(BigInt),
    memo: hex,
    validBefore: z.string().transform(BigInt),
  }),
})

/** Refunds on Tempo for the ledger. */
export function tempoRefunder(refunds: TempoRefunds, log: Logger): Refunder {
  return {
    sender: refunds.from,
    balance: async () => atomicUsdc(await refunds.balance()),
    sentBefore: ({ mark, to, amount }, since) => refunds.find({ memo: mark, to: recipientOf(to), amount }, since),
    async prepare({ mark, to, amount }) {
      const prepared = await refunds.prepare({ memo: mark, to: recipientOf(to), amount })
      const { transfer } = prepared
      return {
        sender: refunds.from,
        expiresAt: new Date(Number(transfer.validBefore) * 1_000).toISOString(),
        transfer: {
          ...prepared,
          transfer: { ...transfer, amount: amount.toString(), validBefore: transfer.validBefore.toString() },
        },
      }
    },
    async send({ transfer }) {
      const prepared: PreparedRefund = Transfer.parse(transfer)
      await refunds
        .send(prepared)
        .catch((error: unknown) => log.warn({ err: error }, 'A refund on Tempo was not taken'))
      const fate = await refunds.fate(prepared).catch(() => null)
      if (fate?.kind === 'done') return { kind: 'settled', transaction: fate.transaction }
      return { kind: 'unknown', reason: 'not_seen_yet', transaction: prepared.transaction }
    },
    async fateOf({ transfer }) {
      const fate = await refunds.fate(Transfer.parse(transfer))
      if (fate.kind === 'done') return fate
      // It may have expired by the clock, but only the chain can confirm it.
      if (fate.kind === 'open' && Date.now() >= Number(Transfer.parse(transfer).transfer.validBefore) * 1_000)
        throw new Error('The refund can still land: the chain is behind the clock')
      return { kind: 'unused' }
    },
  }
}

function recipientOf(to: string): Address {
  const recipient = parseAddress(to)
  if (!recipient) throw new TypeError(`Not an address on Tempo: ${to}`)
  return recipient
}
