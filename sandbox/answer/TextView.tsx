import { CopyButton } from '../components/CopyButton.tsx'
import { sizeText } from './json/sizeText.ts'
import { save } from './save.ts'

/** Maximum characters shown: more would freeze the page. */
const MOST_CHARACTERS = 100_000

interface TextViewProps {
  readonly body: string
  readonly contentType: string
}

/** A text response that is not JSON. */
export function TextView({ body, contentType }: TextViewProps) {
  const isCut = body.length > MOST_CHARACTERS
  return (
    <>
      <div className="answer-tools">
        <CopyButton text={body} label="Copy" />
        <button type="button" onClick={() => save(body, 'answer.txt', contentType || 'text/plain')}>
          Download
        </button>
        <span className="quiet">
          {contentType} {sizeText(body.length)}
        </span>
      </div>
      {isCut ? <p className="answer-hint">This is the beginning; the download has all of it.</p> : null}
      <textarea className="code answer-text" aria-label="Answer" readOnly value={body.slice(0, MOST_CHARACTERS)} />
    </>
  )
}
