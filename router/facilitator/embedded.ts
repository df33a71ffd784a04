import { x402Facilitator } from '@x402/core/facilitator'
import { toFacilitatorEvmSigner } from '@x402/evm'
import { ExactEvmScheme } from '@x402/evm/exact/facilitator'
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/facilitator'
import type { Logger } from 'pino'
import { createWalletClient, type Hex, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { Unavailable } from '../../schema/errors.ts'
import type { Chain } from '../chain.ts'
import type { Network } from '../network.ts'
import { within } from '../within.ts'
import { type Facilitator, readSettlement } from './facilitator.ts'
import { oneAtATime } from './oneAtATime.ts'

/** How long the chain may take to show that it is there, in milliseconds. */
const PROBE_MS = 2_000

/** The facilitator in this process: checks by the chain, and settles with transactions of its own key, whose gas it pays. */
export function embeddedFacilitator(
  network: Network,
  chain: Chain,
  rpcUrl: string,
  key: Hex,
  timeoutMs: number,
  log: Logger,
): Facilitator {
  const account = privateKeyToAccount(key)
  const wallet = createWalletClient({
    account,
    chain: chain.client.chain,
    transport: http(rpcUrl, { timeout: timeoutMs, retryCount: 1 }),
    pollingInterval: chain.client.pollingInterval,
  }).extend(publicActions)
  // Two settlements at once must not take the same transaction nonce, and a send that failed must leave no gap: each
  // send reads the nonce from the chain, and one send follows the other. Receipts are waited for side by side.
  const inTurn = oneAtATime()
  const client = {
    ...wallet,
    address: account.address,
    writeContract: (call: Parameters<typeof wallet.writeContract>[0]) =>
      inTurn(async () => {
        const nonce = await wallet.getTransactionCount({ address: account.address, blockTag: 'pending' })
        return wallet.writeContract({ ...call, nonce } as typeof call)
      }),
  }
  const signer = toFacilitatorEvmSigner(client as never, { confirmationTimeoutMs: timeoutMs })
  const x402 = new x402Facilitator()
    .register(network.id, new ExactEvmScheme(signer))
    .registerV1(network.v1Name as never, new ExactEvmSchemeV1(signer))
  return {
    name: `embedded (${account.address})`,
    async verify({ payload, requirements }) {
      const answer = await within(timeoutMs, x402.verify(payload, requirements)).catch((error: unknown) => {
        log.error({ err: error }, 'A verification broke off')
        throw unreachable()
      })
      if (answer.isValid) return { isValid: true }
      if (!(await canReach(chain))) throw unreachable()
      return {
        isValid: false,
        reason: answer.invalidReason ?? 'unexpected_verify_error',
        message: answer.invalidMessage ?? null,
      }
    },
    async settle({ payload, requirements }) {
      try {
        const settlement = readSettlement(await x402.settle(payload, requirements))
        const isBelievable = settlement.kind !== 'refused' || (await canReach(chain))
        return isBelievable ? settlement : { kind: 'unknown', reason: 'chain_unreachable', transaction: null }
      } catch (error) {
        log.error({ err: error }, 'A settlement broke off')
        return { kind: 'unknown', reason: 'unexpected_settle_error', transaction: null }
      }
    },
  }
}

/**
 * The schemes take a call that got no answer for a check that failed: an unreachable chain looks like a bad signature.
 * So their refusals count only while the chain can be reached.
 */
async function canReach(chain: Chain): Promise<boolean> {
  return within(PROBE_MS, chain.height()).then(
    () => true,
    () => false,
  )
}

function unreachable(): Unavailable {
  return new Unavailable('Payments cannot be checked now: the chain does not answer. Nothing was charged.', {
    retryAfter: 5,
  })
}
