import { useEffect, useState } from 'react'
import { type SameField, sameFieldOf } from './sameField.ts'

/** Answers of documented paths are of one service each. */
const always: SameField = () => true

/** Until a query has been read. */
const never: SameField = () => false

/** Which members of an answer are one field; `query` is null for the answer of a documented path. */
export function useSameField(query: string | null): SameField {
  const [known, setKnown] = useState<{ readonly query: string; readonly sameField: SameField } | null>(null)
  useEffect(() => {
    if (query === null) return
    let isCurrent = true
    import('graphql').then(
      ({ parse }) => isCurrent && setKnown({ query, sameField: sameFieldOf(parse(query)) }),
      // A rejected query has no lists to merge.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [query])
  if (query === null) return always
  return known?.query === query ? known.sameField : never
}
