import { Empty } from '../components/Notice.tsx'
import { chargeText, whenText } from './entryText.ts'
import { useHistory } from './history.ts'
import type { HistoryEntry } from './historyEntries.ts'
import { titleOf } from './kept.ts'
import { useTakeBack } from './useTakeBack.ts'

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[]
  readonly isFiltered: boolean
  /** Called after the history was cleared: the focus must move. */
  readonly onCleared: () => void
}

/** Earlier requests, with their charges. */
export function HistoryList({ entries, isFiltered, onCleared }: HistoryListProps) {
  const clear = useHistory((state) => state.clear)
  const takeBack = useTakeBack()
  if (entries.length === 0) {
    return isFiltered ? (
      <Empty title="No request has these words." />
    ) : (
      <Empty title="Nothing was run yet.">The last 50 requests come here: what was asked, not what was answered.</Empty>
    )
  }
  return (
    <>
      <ul className="kept">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" className="plain kept-title" onClick={() => takeBack(entry)}>
              {titleOf(entry.query)}
            </button>
            <span className="quiet kept-when">
              <time dateTime={entry.at}>{whenText(entry.at)}</time>
              {chargeText(entry.charged)}
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          clear()
          onCleared()
        }}
      >
        Forget the history
      </button>
    </>
  )
}
