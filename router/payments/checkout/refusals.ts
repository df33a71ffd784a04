import { TollgraphError } from '../../../schema/errors.ts'

/** The outcome of the settlement is unknown: the client must not pay again. */
export function settlementPending(payment: string, transaction: string | null): TollgraphError {
  const message =
    'Whether the payment settled is not known yet. Do not pay again: repeat this request with the same payment to hear its answer.'
  return new TollgraphError('SETTLEMENT_PENDING', message, {
    payment,
    ...(transaction ? { transaction } : {}),
    retryAfter: 3,
  })
}

/** An earlier request with the same credential is still being processed. `payment`: left out where its id is not told. */
export function inProgress(payment?: string): TollgraphError {
  return new TollgraphError(
    'IN_PROGRESS',
    'This payment is being worked on. Repeat this request with the same payment to hear its answer.',
    { ...(payment === undefined ? {} : { payment }), retryAfter: 1 },
  )
}

/** The payer has another payment under way for the same request; this one was not used. */
export function sameRequestInProgress(payment: string): TollgraphError {
  return new TollgraphError(
    'IN_PROGRESS',
    'Another payment of this wallet for the same request is being worked on, so this one was not used and nothing was charged for it. Repeat the request with the first payment to hear its answer. To buy the same thing twice, send each request with an Idempotency-Key of its own.',
    { payment, reason: 'same_request', retryAfter: 2 },
  )
}
