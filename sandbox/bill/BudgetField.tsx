import { useId, useState } from 'react'
import { useBudget } from '../state/budget.ts'
import { readBudget } from './budgetText.ts'

/** Input of the maximum price per request. */
export function BudgetField() {
  const { perRequest, setPerRequest } = useBudget()
  const [text, setText] = useState(perRequest ?? '')
  const id = useId()
  const budget = readBudget(text)
  const change = (written: string) => {
    setText(written)
    const read = readBudget(written)
    if (read.state === 'limit') setPerRequest(read.usd)
    if (read.state === 'none') setPerRequest(null)
  }
  const note = budget.state === 'wrong' ? budget.message : budget.state === 'none' ? 'No limit: mind the price.' : null
  return (
    <div className="budget">
      <label htmlFor={id}>Pay at most</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={budget.state === 'wrong'}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <span>USD per request</span>
      {note ? (
        <span id={`${id}-note`} className="budget-note">
          {note}
        </span>
      ) : null}
    </div>
  )
}
