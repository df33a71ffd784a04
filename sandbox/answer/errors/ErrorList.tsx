import type { GraphqlError, Receipt } from '../../api/types.ts'
import { explainErrors } from './explain.ts'

interface ErrorListProps {
  readonly errors: readonly GraphqlError[]
  readonly receipt: Receipt | null
  /** Whether there is data beside the errors. */
  readonly hasData: boolean
}

/** Maximum number of errors listed; the JSON has all of them. */
const MOST_ERRORS = 20

/** The errors of a response, in words. */
export function ErrorList({ errors, receipt, hasData }: ErrorListProps) {
  if (errors.length === 0) return null
  const explained = explainErrors(errors.slice(0, MOST_ERRORS), receipt)
  // In SETTLEMENT_PENDING it is not yet known whether anything was charged.
  const isUnsettled = errors.some(({ extensions }) => extensions?.code === 'SETTLEMENT_PENDING')
  return (
    <section className="error-list" aria-label="Errors of the answer" role="alert">
      <h3>
        {hasData ? 'A part of the answer is missing' : 'There is no answer'}
        {errors.length > 1 ? `: ${errors.length} errors` : ''}
      </h3>
      <ul>
        {explained.map(({ message, path, code, meaning, money }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: errors may be equal to each other
          <li key={index}>
            <p>
              {path ? <code>{path}</code> : null} {message} {code ? <span className="badge">{code}</span> : null}
            </p>
            {meaning ? <p className="quiet">{meaning}</p> : null}
            {money ? <p className="error-money">{money}</p> : null}
          </li>
        ))}
      </ul>
      {errors.length > MOST_ERRORS ? <p>All {errors.length} are in the JSON.</p> : null}
      {receipt || isUnsettled ? null : <p className="error-money">Nothing was paid.</p>}
    </section>
  )
}
