import { useState } from 'react'
import { Dialog } from '../components/Dialog.tsx'
import { SHORTCUTS } from './shortcuts.ts'

/** Opens the list of shortcuts, with links to the guides. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        Help
      </button>
      {isOpen ? (
        <Dialog title="Help" onClose={() => setOpen(false)}>
          <table className="help-keys">
            <tbody>
              {SHORTCUTS.map(([keys, effect]) => (
                <tr key={keys}>
                  <th scope="row">
                    <kbd>{keys}</kbd>
                  </th>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            Guides: <a href="guides/sandbox">this page</a>, <a href="guides/queries">questions over several services</a>
            , <a href="guides/payments">paying</a>. All paths: <a href="docs">API</a>.
          </p>
        </Dialog>
      ) : null}
    </>
  )
}
