import { useMemo } from 'react'
import type { Json } from '../json.ts'
import { JobItem } from './JobItem.tsx'
import { jobIdsOf } from './jobIds.ts'

/** The jobs that an answer began or names, each followed to its end. */
export function JobsView({ content }: { readonly content: Json }) {
  const ids = useMemo(() => jobIdsOf(content), [content])
  if (ids.length === 0) return null
  return (
    <ul className="jobs" aria-label="Jobs of this answer">
      {ids.map((id) => (
        <JobItem key={id} id={id} />
      ))}
    </ul>
  )
}
