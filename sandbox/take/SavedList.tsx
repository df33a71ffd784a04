import { Empty } from '../components/Notice.tsx'
import { SavedItem } from './SavedItem.tsx'
import type { SavedQuery } from './savedQueries.ts'

interface SavedListProps {
  readonly saved: readonly SavedQuery[]
  readonly isFiltered: boolean
  readonly onRemoved: () => void
}

/** The user's named queries. */
export function SavedList({ saved, isFiltered, onRemoved }: SavedListProps) {
  if (saved.length === 0) {
    return isFiltered ? (
      <Empty title="No saved query has these words." />
    ) : (
      <Empty title="Nothing is saved yet.">“Save…” below the editor keeps a query here under a name.</Empty>
    )
  }
  return (
    <ul className="kept">
      {saved.map((entry) => (
        <SavedItem key={entry.id} entry={entry} onRemoved={onRemoved} />
      ))}
    </ul>
  )
}
