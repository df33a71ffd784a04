import { useId, useRef, useState } from 'react'
import { KeptAnswerList } from './answers/KeptAnswerList.tsx'
import { useKeptAnswers } from './answers/keptAnswers.ts'
import { HistoryList } from './HistoryList.tsx'
import { useHistory } from './history.ts'
import { useKeeper } from './keeper.ts'
import { fits, titleOf } from './kept.ts'
import { SavedFiles } from './SavedFiles.tsx'
import { SavedList } from './SavedList.tsx'
import { useSaved } from './saved.ts'

/** Saved queries, kept answers and recent requests; stored only in this browser. */
export function SavedPanel() {
  const [words, setWords] = useState('')
  const saved = useSaved((state) => state.saved)
  const answers = useKeptAnswers((state) => state.answers)
  const entries = useHistory((state) => state.entries)
  const isRefused = useKeeper((state) => state.isRefused)
  const id = useId()
  const savedTitle = useRef<HTMLHeadingElement>(null)
  const answersTitle = useRef<HTMLHeadingElement>(null)
  const historyTitle = useRef<HTMLHeadingElement>(null)
  const fittingSaved = saved.filter((entry) => fits(words, entry.name, entry))
  const fittingAnswers = answers.filter((answer) => fits(words, titleOf(answer.query), answer))
  const fittingEntries = entries.filter((entry) => fits(words, titleOf(entry.query), entry))
  return (
    <div className="saved">
      <label className="visually-hidden" htmlFor={id}>
        Filter saved queries, answers and history
      </label>
      <input
        id={id}
        type="search"
        placeholder="Filter"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isRefused ? (
        <p className="take-warning" role="status">
          The browser keeps nothing more for this page: it is full, or set so. What is below is gone when the page is
          closed. Export what you need, or delete some.
        </p>
      ) : null}
      <section aria-label="Saved queries">
        <h3 ref={savedTitle} tabIndex={-1}>
          Saved
        </h3>
        <SavedList
          saved={fittingSaved}
          isFiltered={words.trim() !== ''}
          onRemoved={() => savedTitle.current?.focus()}
        />
        <SavedFiles />
      </section>
      <section aria-label="Kept answers">
        <h3 ref={answersTitle} tabIndex={-1}>
          Answers
        </h3>
        <KeptAnswerList
          answers={fittingAnswers}
          isFiltered={words.trim() !== ''}
          onRemoved={() => answersTitle.current?.focus()}
        />
      </section>
      <section aria-label="History">
        <h3 ref={historyTitle} tabIndex={-1}>
          History
        </h3>
        <HistoryList
          entries={fittingEntries}
          isFiltered={words.trim() !== ''}
          onCleared={() => historyTitle.current?.focus()}
        />
      </section>
    </div>
  )
}
