import { setTimeout as sleep } from 'node:timers/promises'
import { address, type Base64EncodedWireTransaction, signature } from '@solana/kit'
import type { Logger } from 'pino'
import { z } from 'zod'
import { OtherTransfer, type Refunder } from '../../protocol/refunder.ts'
import { PAYMENT_LIFETIME_MS } from './credential.ts'
import { refundMemo, type SolanaRefunds } from './refund.ts'

/** Poll interval for a refund to land, in milliseconds: about one block. */
const POLL_MS = 400

/** A prepared refund as stored in the ledger. */
const Transfer = z.object({
  transaction: z.string().transform((text) => text as Base64EncodedWireTransaction),
  signature: z.string().transform(signature),
  expires: z.string().transform(BigInt),
  preparedAt: z.iso.datetime().transform((text) => new Date(text)),
})

/** Solana refunds for the ledger. `timeoutMs` limits how long `send` waits for a refund to land. */
export function solanaRefunder(refunds: SolanaRefunds, timeoutMs: number, log: Logger): Refunder {
  return {
    sender: refunds.address,
    balance: () => refunds.balance(),
    async sentBefore({ mark, to, amount }, since) {
      const found = await refunds.findByMark(mark, since)
      if (found === null || (await refunds.makes(found, { to: address(to), amount }))) return found
      throw new OtherTransfer(`The refund's mark ${mark} moved other money in ${found}; an operator has to look`)
    },
    async prepare({ mark, to, amount }) {
      const prepared = await refunds.prepareRefund({ to: address(to), amount, memo: refundMemo(mark) })
      return {
        sender: refunds.address,
        expiresAt: new Date(prepared.preparedAt.getTime() + PAYMENT_LIFETIME_MS).toISOString(),
        transfer: {
          transaction: prepared.transaction,
          signature: prepared.signature,
          expires: prepared.expires.toString(),
          preparedAt: prepared.preparedAt.toISOString(),
        },
      }
    },
    async send({ transfer }) {
      const prepared = Transfer.parse(transfer)
      const end = Date.now() + timeoutMs
      try {
        await refunds.sendPrepared(prepared)
        do {
          const fate = await refunds.fateOfPrepared(prepared)
          if (fate.kind === 'done') return { kind: 'settled', transaction: prepared.signature }
          if (fate.kind === 'failed') return { kind: 'refused', reason: fate.error }
          await sleep(POLL_MS)
        } while (Date.now() < end)
        return { kind: 'unknown', reason: 'settlement_pending', transaction: prepared.signature }
      } catch (error) {
        log.warn({ err: error, transaction: prepared.signature }, 'The chain did not say what became of a refund')
        return { kind: 'unknown', reason: 'chain_unreachable', transaction: prepared.signature }
      }
    },
    async fateOf({ transfer, expiresAt }) {
      const prepared = Transfer.parse(transfer)
      const fate = await refunds.fateOfPrepared(prepared)
      if (fate.kind === 'done') return { kind: 'done', transaction: prepared.signature }
      // The caller signs an unused refund anew once the clock allows it, but only the chain can confirm the expiry.
      if (fate.kind === 'open' && Date.now() >= Date.parse(expiresAt))
        throw new Error('The refund can still land: the chain is slower than its blocks are meant to be')
      return { kind: 'unused' }
    },
  }
}
