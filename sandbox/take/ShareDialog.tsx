import { useId, useState } from 'react'
import { CopyButton } from '../components/CopyButton.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useRequest } from '../state/request.ts'
import { withoutSecrets } from './secrets.ts'
import { useShareLink } from './useShareLink.ts'

/** A link that opens the query in another user's editor. Variables are included only if the user has seen them and agrees. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const [{ query, variables }] = useState(() => useRequest.getState())
  const [isIncluded, setIncluded] = useState(false)
  const discreet = withoutSecrets(variables)
  const link = useShareLink(query, isIncluded ? discreet.variables : '')
  const id = useId()
  return (
    <Dialog title="Share this query" onClose={onClose}>
      <div className="take-form">
        <p>
          The link opens this query in the editor. Nothing runs and nothing is paid by opening it. The query stands in
          the link itself: anyone with the link can read the values that you wrote into it.
        </p>
        {discreet.variables ? (
          <>
            <label className="take-tick">
              <input type="checkbox" checked={isIncluded} onChange={({ target }) => setIncluded(target.checked)} />
              Include these variables
            </label>
            <pre className="take-variables">
              <code>{discreet.variables}</code>
            </pre>
            {isIncluded ? (
              <p className="take-warning">Everybody who has the link can read these values. Look through them first.</p>
            ) : null}
          </>
        ) : null}
        {discreet.leftOut.length > 0 ? (
          <p className="take-warning">Never in a link, because it may be secret: {discreet.leftOut.join(', ')}.</p>
        ) : null}
        {'problem' in link ? (
          <p className="take-warning" role="alert">
            {link.problem}
          </p>
        ) : (
          <>
            <label htmlFor={id}>Link</label>
            <input id={id} readOnly value={link.url} onFocus={({ target }) => target.select()} />
            <div>
              <CopyButton label="Copy the link" text={link.url} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
