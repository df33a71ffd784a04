import { useEffect, useState } from 'react'
import type { CatalogueDocument } from '../api/catalogue.ts'
import type { Bill } from '../api/types.ts'
import { readVariables } from '../pay/graphqlBody.ts'
import { useRequest } from '../state/request.ts'
import { boundOf } from './bounds.ts'

type Bounds = ReadonlyMap<string, string>

const NONE: Bounds = new Map()

/** The query's bounds of the priced lists, by path of the bill's line. */
export function useBounds(bill: Bill, catalogue: CatalogueDocument | null): Bounds {
  const [bounds, setBounds] = useState(NONE)
  useEffect(() => {
    let isCurrent = true
    findBounds(bill, catalogue).then(
      (found) => isCurrent && setBounds(found),
      // The text has changed since; its own bill follows.
      () => isCurrent && setBounds(NONE),
    )
    return () => {
      isCurrent = false
    }
  }, [bill, catalogue])
  return bounds
}

async function findBounds(bill: Bill, catalogue: CatalogueDocument | null): Promise<Bounds> {
  const perItem = bill.lines.filter(({ units }) => units !== undefined)
  if (perItem.length === 0 || !catalogue) return NONE
  const { query, variables } = useRequest.getState()
  const { parse } = await import('graphql')
  const document = parse(query)
  const values = readVariables(variables)
  const found = new Map<string, string>()
  for (const { path, field } of perItem) {
    const argument = catalogue.fields[field]?.price?.per
    const bound = argument ? boundOf(document, values, path, argument) : null
    if (bound) found.set(path, bound)
  }
  return found
}
