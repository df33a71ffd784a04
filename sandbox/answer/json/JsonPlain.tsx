import { useState } from 'react'

/** Characters of a text shown initially. */
const MOST_CHARACTERS = 1_000

/** Characters shown after "show all": more would freeze the page. */
const MOST_EVER = 100_000

/** A text, number, boolean or null, in its colour; page URLs are links. */
export function JsonPlain({ value }: { readonly value: string | number | boolean | null }) {
  const [isWhole, setWhole] = useState(false)
  if (typeof value !== 'string') {
    return <span className={typeof value === 'number' ? 'json-number' : 'json-word'}>{String(value)}</span>
  }
  const most = isWhole ? MOST_EVER : MOST_CHARACTERS
  const left = value.length - most
  const shown = JSON.stringify(left > 0 ? value.slice(0, most) : value)
  return (
    <>
      <span className="json-text">
        {left <= 0 && isPage(value) ? (
          <a href={value} target="_blank" rel="noreferrer">
            {shown}
          </a>
        ) : (
          shown
        )}
      </span>
      {left > 0 ? <span className="quiet"> … {left.toLocaleString('en')} more characters </span> : null}
      {left > 0 && !isWhole ? (
        <button type="button" className="plain" onClick={() => setWhole(true)}>
          Show more
        </button>
      ) : null}
    </>
  )
}

function isPage(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text)
}
