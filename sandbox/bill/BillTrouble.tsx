import type { Trouble } from '../pay/trouble.ts'
import { askAgain } from './useBillPreview.ts'

/** Why the price is unknown; unobtrusive, because the user may still be typing. */
export function BillTrouble({ trouble }: { readonly trouble: Trouble }) {
  const isTheirs = trouble.kind === 'input'
  return (
    <div className={isTheirs ? 'bill-trouble' : 'bill-trouble bill-trouble-ours'} aria-live="polite">
      <p>
        <strong>{trouble.message}.</strong> {trouble.detail}
      </p>
      {isTheirs ? null : (
        <button type="button" onClick={askAgain}>
          Ask again
        </button>
      )}
    </div>
  )
}
