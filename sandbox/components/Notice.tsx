import type { ReactNode } from 'react'
import type { Trouble } from '../pay/trouble.ts'

/** A loading message. */
export function Loading({ what }: { readonly what: string }) {
  return (
    <p className="notice quiet" role="status">
      Loading {what}…
    </p>
  )
}

/** An empty state, with a hint how to fill it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="notice">
      <p>{title}</p>
      {children ? <div className="quiet">{children}</div> : null}
    </div>
  )
}

interface TroubleNoticeProps {
  readonly trouble: Trouble
  /** Buttons with remedies. */
  readonly children?: ReactNode
  readonly onAgain?: () => void
}

/** An error: what failed, its effect on the charge, and the remedy. */
export function TroubleNotice({ trouble, children, onAgain }: TroubleNoticeProps) {
  return (
    <div className={`notice notice-trouble notice-${trouble.kind}`} role="alert">
      <p className="notice-title">{trouble.message}</p>
      {trouble.detail ? <p>{trouble.detail}</p> : null}
      {trouble.money ? <p className="notice-money">{trouble.money}</p> : null}
      <div className="notice-actions">
        {children}
        {onAgain ? (
          <button type="button" onClick={onAgain}>
            Try again
          </button>
        ) : null}
      </div>
    </div>
  )
}
