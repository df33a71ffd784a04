import { HTTPFacilitatorClient } from '@x402/core/http'
import { FacilitatorResponseError, SettleError, VerifyError } from '@x402/core/types'
import type { Logger } from 'pino'
import { Unavailable } from '../../schema/errors.ts'
import { type Facilitator, readSettlement } from './facilitator.ts'

/** A facilitator elsewhere, by the x402 facilitator API. It is asked when a payment comes, so it may be down at boot. */
export function remoteFacilitator(url: string, timeoutMs: number, log: Logger): Facilitator {
  const client = new HTTPFacilitatorClient({ url, timeoutMs })
  return {
    name: url,
    async verify({ payload, requirements }) {
      try {
        const answer = await client.verify(payload, requirements)
        if (answer.isValid) return { isValid: true }
        return {
          isValid: false,
          reason: answer.invalidReason ?? 'unexpected_verify_error',
          message: answer.invalidMessage ?? null,
        }
      } catch (error) {
        if (error instanceof VerifyError && error.statusCode < 500 && error.invalidReason) {
          return { isValid: false, reason: error.invalidReason, message: error.invalidMessage ?? null }
        }
        log.warn({ err: error, facilitator: url }, 'The facilitator did not verify a payment')
        throw new Unavailable('Payments cannot be checked now: the facilitator does not answer. Nothing was charged.', {
          retryAfter: 5,
        })
      }
    },
    async settle({ payload, requirements }) {
      try {
        return readSettlement(await client.settle(payload, requirements))
      } catch (error) {
        log.error({ err: error, facilitator: url }, 'The facilitator did not say what became of a settlement')
        if (error instanceof SettleError)
          return readSettlement({ success: false, errorReason: error.errorReason, transaction: error.transaction })
        const reason = error instanceof FacilitatorResponseError ? 'facilitator_error' : 'facilitator_unreachable'
        return { kind: 'unknown', reason, transaction: null }
      }
    },
  }
}
