import { x402Facilitator } from '@x402/core/facilitator'
import { UptoEvmScheme } from '@x402/evm/upto/facilitator'
import type { Logger } from 'pino'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import { trackNodeFailures } from '../evm/nodeFailures.ts'
import type { Facilitator } from '../protocol/facilitator.ts'
import { isPermit2Payment, readPermit2 } from '../x402/permit2.ts'
import { CHAIN_SILENT, unreachable } from './reach.ts'
import { readVerification } from './readAnswer.ts'
import type { Sender } from './sender.ts'
import { permit2NonceState } from './uptoNonce.ts'
import { EIP2612_GAS_SPONSORING } from './uptoOffer.ts'
import { confirmSettlement, readUptoSettlement } from './uptoSettlement.ts'
import { uptoSigner } from './uptoSigner.ts'

/** A decimal number above zero. */
const POSITIVE = /^0*[1-9]\d{0,77}$/

/**
 * The facilitator in this process for payments with a ceiling (x402's `upto`, on Permit2). The requirements presented
 * hold the ceiling as their `amount` at `verify`; at `settle` they hold the amount to charge, above zero and at most
 * the ceiling. A charge of zero is refused, because no transaction would use up the payment.
 */
export function uptoFacilitator(
  network: Network,
  chain: Chain,
  sender: Sender,
  timeoutMs: number,
  log: Logger,
): Facilitator {
  const x402 = new x402Facilitator()
    .register(network.id, new UptoEvmScheme(uptoSigner(network, sender, timeoutMs)))
    .registerExtension(EIP2612_GAS_SPONSORING)
  return {
    name: `embedded, for payments with a ceiling (${sender.address})`,
    verifiesCheaply: false,
    async verify({ payload, requirements }) {
      const payment = readPermit2(payload.payload)
      if (!isPermit2Payment(payment)) return { isValid: false, ...payment }
      const verifying = trackNodeFailures(() => x402.verify(payload, requirements))
      const { value: answer, hasNodeFailed } = await withTimeout(timeoutMs, verifying).catch((error: unknown) => {
        log.error({ err: error }, 'A verification broke off')
        throw unreachable()
      })
      if (answer.isValid) return { isValid: true }
      if (hasNodeFailed) throw unreachable()
      const nonce = await permit2NonceState(chain.client, payment.payer, payment.nonce)
      if (nonce === 'unreachable') throw unreachable()
      // The scheme itself does not check the nonce, and reports this as a failed simulation.
      if (nonce === 'used') return { isValid: false, reason: 'permit2_invalid_nonce', message: 'It was used before.' }
      return readVerification(answer)
    },
    async settle({ payload, requirements }) {
      try {
        const payment = readPermit2(payload.payload)
        if (!isPermit2Payment(payment)) return { kind: 'refused', reason: payment.reason }
        if (!POSITIVE.test(requirements.amount)) return { kind: 'refused', reason: 'invalid_settlement_amount' }
        const { value: answer, hasNodeFailed } = await trackNodeFailures(() => x402.settle(payload, requirements))
        const settlement = readUptoSettlement(answer)
        if (settlement.kind === 'refused' && hasNodeFailed) return CHAIN_SILENT
        return await confirmSettlement(chain.client, payment, settlement)
      } catch (error) {
        log.error({ err: error }, 'A settlement broke off')
        return { kind: 'unknown', reason: 'unexpected_settle_error', transaction: null }
      }
    },
  }
}
