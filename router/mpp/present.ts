import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import type { Presented } from '../facilitator/facilitator.ts'
import type { Network } from '../network.ts'
import type { EvmCredential } from './credential.ts'
import type { MppRefusal } from './problem.ts'

/**
 * Says an `evm` credential in the words of x402 v2, so that one facilitator and one ledger serve both. Refuses a
 * challenge that was made for another network than the one that is served.
 */
export function presentEvm(
  { challenge, request, payload }: EvmCredential,
  network: Network,
  maxTimeoutSeconds: number,
): Presented | MppRefusal {
  if (request.methodDetails.chainId !== network.chainId || request.currency !== network.usdc) {
    const message = 'The challenge was made for another network. Answer a new one.'
    return { reason: 'invalid-challenge', message, challengeId: challenge.id }
  }
  const requirements: PaymentRequirements = {
    scheme: 'exact',
    network: network.id,
    asset: network.usdc,
    amount: request.amount.toString(),
    payTo: request.recipient,
    maxTimeoutSeconds,
    extra: { ...network.tokenDomain },
  }
  const { from, to, value, validAfter, validBefore, nonce, signature } = payload
  const authorization = {
    from,
    to,
    value: value.toString(),
    validAfter: validAfter.toString(),
    validBefore: validBefore.toString(),
    nonce,
  }
  const presented: PaymentPayload = {
    x402Version: 2,
    accepted: requirements,
    payload: { signature, authorization },
  }
  return { payload: presented, requirements }
}
