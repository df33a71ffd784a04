import type { ReactNode } from 'react'
import type { Trouble } from '../pay/trouble.ts'
import './notice.css'

/** Something is on its way. */
export function Loading({ what }: { readonly what: string }) {
  return (
    <p className="notice quiet" role="status">
      Loading {what}…
    </p>
  )
}

/** There is nothing here yet, and what would bring something. */
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
  /** Buttons that help. */
  readonly children?: ReactNode
  readonly onAgain?: () => void
}

/** What went wrong, what it means for the money, and what to do. */
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
