import { budget } from './pay.ts'
import { useReceipts } from './receipts.ts'

/** What was paid since the page was opened. */
export function Receipts() {
  const receipts = useReceipts()
  return (
    <section>
      <h2>Receipts</h2>
      <p>{budget.leftUsd} USD of the budget are left.</p>
      <ul>
        {receipts.map(({ paymentId, chargedUsd, lines, refunds, problems }) => (
          <li key={paymentId}>
            {chargedUsd} USD {problems.length === 0 ? '✓ signed by the router' : `✗ ${problems.join('; ')}`}
            <ul>
              {lines.map(({ path, usd, outcome }) => (
                <li key={path}>
                  {path}: {usd} USD, {outcome.toLowerCase()}
                </li>
              ))}
              {refunds.map(({ usd, state }) => (
                <li key={state + usd}>
                  refund of {usd} USD: {state.toLowerCase()}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
