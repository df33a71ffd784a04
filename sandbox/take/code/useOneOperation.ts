import { useEffect, useState } from 'react'

/** The document reduced to one operation. Most documents have only one: nothing is loaded for those. */
export function useOneOperation(query: string, operationName: string | undefined): string {
  const [separated, setSeparated] = useState<{ readonly from: string; readonly query: string } | null>(null)
  useEffect(() => {
    if (operationName === undefined) return
    let isCurrent = true
    separate(query, operationName).then(
      (found) => isCurrent && setSeparated({ from: query, query: found }),
      // An incomplete document is returned unchanged.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [query, operationName])
  return operationName !== undefined && separated?.from === query ? separated.query : query
}

async function separate(query: string, operationName: string): Promise<string> {
  const { parse, print, separateOperations } = await import('graphql')
  const document = separateOperations(parse(query))[operationName]
  return document ? print(document) : query
}
