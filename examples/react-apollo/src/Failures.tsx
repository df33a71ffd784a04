import type { TollgraphError } from '@tollgraph/client'
import { BadInputError, OverBudgetError, RequestFailedError } from '@tollgraph/client'

/** Says what went wrong, and what that means for the money. */
export function Failures({ of }: { readonly of: readonly TollgraphError[] }) {
  if (of.length === 0) return null
  return (
    <div role="alert">
      {of.map((failure) => (
        <p key={failure.message}>{textOf(failure)}</p>
      ))}
    </div>
  )
}

function textOf(failure: TollgraphError): string {
  if (failure instanceof BadInputError)
    return failure.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  if (failure instanceof OverBudgetError)
    return `This costs ${failure.usd} USD, and ${failure.allowedUsd} USD are allowed. Nothing was paid.`
  if (failure instanceof RequestFailedError && failure.path.length > 0)
    return `${failure.path.join('.')} is missing: ${failure.message} ${failure.outcome === 'CHARGED' ? 'It was charged.' : 'It was not charged.'}`
  return failure.message
}
