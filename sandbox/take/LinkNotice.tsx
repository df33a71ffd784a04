import { useLink } from './openFragment.ts'

/** Reports the result of opening a link with a request. */
export function LinkNotice() {
  const { notice, dismiss } = useLink()
  return (
    <div aria-live="polite">
      {notice ? (
        <div className={notice.isBad ? 'link-notice link-notice-bad' : 'link-notice'}>
          <p>{notice.text}</p>
          <button type="button" className="plain" onClick={dismiss}>
            Dismiss
          </button>
        </div>
      ) : null}
    </div>
  )
}
