import { CopyButton } from '../../components/CopyButton.tsx'
import type { Snippet } from './facts.ts'

/** A piece of code with what to know of it, to be copied. */
export function SnippetView({ snippet }: { readonly snippet: Snippet }) {
  return (
    <div className="snippet">
      <p className="quiet">{snippet.note}</p>
      <div>
        <CopyButton label="Copy" text={snippet.text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <section className="snippet-text" tabIndex={0} aria-label={`Code for ${snippet.title}`}>
        <pre>
          <code>{snippet.text}</code>
        </pre>
      </section>
    </div>
  )
}
