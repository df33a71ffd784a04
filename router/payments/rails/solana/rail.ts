import type { Address } from '@solana/kit'
import { parseSolanaAddress, type SolanaAddress } from '../../../../schema/address.ts'
import type { Credential } from '../../protocol/credential.ts'
import type { TransferFate } from '../../protocol/fate.ts'
import type { Rail } from '../../protocol/rail.ts'
import type { Refunder } from '../../protocol/refunder.ts'
import { WIRES } from '../../protocol/wires.ts'
import { readKept } from '../keptPayment.ts'
import { PAYMENT_LIFETIME_MS, readSolanaPayment, type SolanaPayment } from './credential.ts'
import { solanaFateOf } from './fate.ts'
import { memoOf } from './memo.ts'
import type { SolanaMoney } from './open.ts'
import { PaymentSearch } from './paymentSearch.ts'
import { usdcAccountOf } from './programs.ts'
import { isSignedByPayer } from './signature.ts'

/** A fixed sum on Solana: x402 `exact`, version 2 only. */
export async function solanaRail(money: SolanaMoney, refunder: Refunder | null): Promise<Rail> {
  const { chain, payee, feePayer } = money
  const { network } = chain
  const payeeAccount = await usdcAccountOf(network, payee)
  const accountOf = async (owner: string | null) => {
    if (owner === payee) return payeeAccount
    const parsed = owner && parseSolanaAddress(owner)
    return parsed ? usdcAccountOf(network, parsed as string as Address) : null
  }
  const signature = money.signatureOf ?? new PaymentSearch(chain, money.timeoutMs)
  const read = (payload: unknown) => readSolanaPayment(payload, network, new Date())
  return {
    method: 'svm',
    scheme: 'exact',
    network: network.id,
    v1Network: null,
    family: 'solana',
    asset: network.usdc,
    payee,
    wires: WIRES.solana,
    facilitator: money.facilitator,
    refunder,
    async read(payload, payTo) {
      const payment = read(payload)
      if ('reason' in payment) return payment
      const { payer, destination, value, validBefore, nonce } = payment
      return {
        payer: payer as string as SolanaAddress,
        // A transaction names the paid token account, not its owner.
        payTo: destination === (await accountOf(payTo)) && payTo ? payTo : destination,
        value,
        validAfter: 0n,
        validBefore: BigInt(Math.floor(validBefore.getTime() / 1_000)),
        nonce,
        signed: payment,
      }
    },
    // No recent blockhash is offered: a client that fetches its own has the block's full lifetime for settlement, and a
    // challenge costs no call to the chain.
    extra: (offerId) => ({ feePayer, memo: memoOf(offerId) }),
    objection({ signed, accepted }: Credential) {
      const payment = signed as SolanaPayment
      if (payment.feePayer !== feePayer) {
        const message = `The transaction's fee is paid by ${payment.feePayer}; the offer names ${feePayer}.`
        return { reason: 'invalid_exact_svm_fee_payer_mismatch', message }
      }
      const memo = accepted?.offer ? memoOf(accepted.offer) : null
      if (payment.memo === memo) return null
      const message = `The transaction's memo is ${JSON.stringify(payment.memo)}; the offer names ${JSON.stringify(memo)}.`
      return { reason: 'invalid_exact_svm_payload_memo_mismatch', message }
    },
    isSigned: ({ signed }) => isSignedByPayer(signed as SolanaPayment),
    balanceOf: (owner) => chain.balanceOf(owner as Address),
    async fateOf({ payload }, signedAfter): Promise<TransferFate> {
      const payment = readKept(payload, read)
      const fate = await solanaFateOf(chain, payment, signedAfter, signature)
      // The caller treats an unused payment as expired by the clock, but only the chain can confirm it.
      const isLate = Date.now() >= signedAfter.getTime() + PAYMENT_LIFETIME_MS
      if (fate.kind === 'unused' && fate.mayLand && isLate)
        throw new Error('The transaction can still land: the chain is slower than its blocks are meant to be')
      return fate
    },
  }
}
