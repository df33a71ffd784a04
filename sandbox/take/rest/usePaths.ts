import { useEffect, useState } from 'react'
import type { CatalogueDocument } from '../../api/catalogue.ts'
import type { CodeFacts } from '../code/facts.ts'
import { type FoundPath, findPaths } from './findPaths.ts'

/** The documented paths equivalent to the query; null until the search is done. */
export function usePaths(catalogue: CatalogueDocument, { query, variables }: CodeFacts): readonly FoundPath[] | null {
  const [paths, setPaths] = useState<readonly FoundPath[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    findPaths(query, variables, catalogue).then(
      (found) => isCurrent && setPaths(found),
      () => isCurrent && setPaths([]),
    )
    return () => {
      isCurrent = false
    }
  }, [catalogue, query, variables])
  return paths
}
