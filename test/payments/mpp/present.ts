import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import type { EvmCredential } from '../../../router/payments/mpp/credential.ts'
import { eip3009Payload } from '../../../router/payments/x402/eip3009.ts'
import { NETWORK } from './offers.ts'

/** An `evm` credential in the words of x402 v2, as a stock facilitator takes it. */
export function present({ request, payload }: EvmCredential): Presented {
  const requirements: PaymentRequirements = {
    scheme: 'exact',
    network: NETWORK.id,
    asset: NETWORK.usdc,
    amount: request.amount.toString(),
    payTo: request.recipient,
    maxTimeoutSeconds: 60,
    extra: { ...NETWORK.tokenDomain },
  }
  const presented: PaymentPayload = { x402Version: 2, accepted: requirements, payload: eip3009Payload(payload) }
  return { payload: presented, requirements }
}
