import { useState } from 'react'

interface CopyButtonProps {
  readonly text: string | (() => string | Promise<string>)
  /** The button's label: `Copy the link`. */
  readonly label: string
}

/** Copies a text, and confirms it. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text())
      setSaid('Copied')
    } catch {
      setSaid('The browser does not let this page copy')
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()} onBlur={() => setSaid('')}>
        {label}
      </button>
      <span role="status" className="quiet">
        {said}
      </span>
    </>
  )
}
