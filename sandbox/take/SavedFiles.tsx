import { type ChangeEvent, useRef, useState } from 'react'
import { save } from '../answer/save.ts'
import { SteadyButton } from '../components/SteadyButton.tsx'
import { useSaved } from './saved.ts'
import { toFile } from './savedQueries.ts'

/** Exports saved queries to a file, and imports them. */
export function SavedFiles() {
  const [said, setSaid] = useState('')
  const { saved, bring } = useSaved()
  const input = useRef<HTMLInputElement>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      const count = bring(await file.text())
      setSaid(count === 1 ? 'One query was new.' : `${count} queries were new.`)
    } catch (error) {
      setSaid(`${error instanceof Error ? error.message : 'The file cannot be read.'} Nothing was taken over.`)
    }
    // Allows selecting the same file again.
    target.value = ''
  }
  return (
    <div className="saved-files">
      <SteadyButton
        isDisabled={saved.length === 0}
        onClick={() => save(toFile(saved), 'tollgraph-queries.json', 'application/json')}
      >
        Export
      </SteadyButton>
      <button type="button" onClick={() => input.current?.click()}>
        Import…
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="A file of saved queries"
        onChange={(event) => void choose(event)}
      />
      <span role="status" className="quiet">
        {said}
      </span>
    </div>
  )
}
