import { CopyButton } from '../../components/CopyButton.tsx'
import type { Snippet } from './facts.ts'

/** A code snippet with notes and a copy button. */
export function SnippetView({ snippet }: { readonly snippet: Snippet }) {
  return (
    <div className="snippet">
      <p className="quiet">{snippet.note}</p>
      <div>
        <CopyButton label="Copy" text={snippet.text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scrollable area reachable by keyboard */}
      <section className="snippet-text" tabIndex={0} aria-label={`Code for ${snippet.title}`}>
        <pre>
          <code>{snippet.text}</code>
        </pre>
      </section>
    </div>
  )
}
