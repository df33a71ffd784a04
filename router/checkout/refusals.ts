import { TollgraphError } from '../../schema/errors.ts'

/** The outcome of the settlement is unknown: the client must not pay again. */
export function settlementPending(payment: string): TollgraphError {
  const message =
    'Whether the payment settled is not known yet. Do not pay again: repeat this request with the same payment to hear its answer.'
  return new TollgraphError('SETTLEMENT_PENDING', message, { payment, retryAfter: 3 })
}

/** The payment is being worked on by an earlier arrival of the same credential. */
export function inProgress(payment: string): TollgraphError {
  return new TollgraphError(
    'IN_PROGRESS',
    'This payment is being worked on. Repeat this request with the same payment to hear its answer.',
    { payment, retryAfter: 1 },
  )
}
