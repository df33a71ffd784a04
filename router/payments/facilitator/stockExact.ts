import { x402Facilitator } from '@x402/core/facilitator'
import { toFacilitatorEvmSigner } from '@x402/evm'
import { ExactEvmScheme } from '@x402/evm/exact/facilitator'
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/facilitator'
import type { Logger } from 'pino'
import type { Address } from '../../../schema/address.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import { trackNodeFailures } from '../evm/nodeFailures.ts'
import type { Facilitator } from '../protocol/facilitator.ts'
import { canReach, confirmRefusal, unreachable } from './reach.ts'
import { readSettlement, readVerification } from './readAnswer.ts'
import type { Sender } from './sender.ts'

/** Form of a machine-readable reason. Version 1 also returns whole error messages. */
const REASON_WORD = /^[a-z0-9_]+$/

/** Options of the stock schemes. */
export interface StockExactOptions {
  /** Timeout of a check, and of the wait for a receipt, in milliseconds. */
  readonly timeoutMs: number
  /** The contracts that may be called to deploy a payer's wallet (EIP-6492); none by default. */
  readonly smartWalletFactories?: readonly Address[] | undefined
}

/** The `exact` schemes of the x402 packages. Slow, but for every kind of payer. */
export function stockExact(
  network: Network,
  chain: Chain,
  sender: Sender,
  { timeoutMs, smartWalletFactories = [] }: StockExactOptions,
  log: Logger,
): Facilitator {
  const client = { ...sender.wallet, address: sender.address }
  const signer = toFacilitatorEvmSigner(client as never, { confirmationTimeoutMs: timeoutMs })
  const config = { eip6492AllowedFactories: [...smartWalletFactories] }
  const x402 = new x402Facilitator()
    .register(network.id, new ExactEvmScheme(signer, config))
    .registerV1(network.v1Name as never, new ExactEvmSchemeV1(signer, config))
  return {
    name: `stock (${sender.address})`,
    verifiesCheaply: false,
    async verify({ payload, requirements }) {
      const verifying = trackNodeFailures(() => x402.verify(payload, requirements))
      const { value: answer, hasNodeFailed } = await withTimeout(timeoutMs, verifying).catch((error: unknown) => {
        log.error({ err: error }, 'A verification broke off')
        throw unreachable()
      })
      if (!answer.isValid && (hasNodeFailed || !(await canReach(chain)))) throw unreachable()
      return readVerification(answer)
    },
    async settle({ payload, requirements }) {
      try {
        const { value: answer, hasNodeFailed } = await trackNodeFailures(() => x402.settle(payload, requirements))
        const settlement = readSettlement({ ...answer, errorReason: wordOf(answer.errorReason) })
        return await confirmRefusal(settlement, chain, hasNodeFailed)
      } catch (error) {
        log.error({ err: error }, 'A settlement broke off')
        return { kind: 'unknown', reason: 'unexpected_settle_error', transaction: null }
      }
    },
  }
}

/**
 * The error of an unanswered send quotes the call, including its `signature`: read as a reason, that would be a certain
 * refusal of a transaction that may be in flight.
 */
function wordOf(reason: string | undefined): string | undefined {
  return reason !== undefined && REASON_WORD.test(reason) ? reason : undefined
}
