import type { TypedDocumentNode } from '@apollo/client'
import { askBill, type Bill, failuresOf, type TollgraphError } from '@tollgraph/client'
import { print } from 'graphql'
import { useEffect, useState } from 'react'
import { GRAPHQL_URL } from './origin.ts'

/** What an operation would cost; or why the router does not say. */
export interface Price {
  readonly bill: Bill | null
  readonly failures: readonly TollgraphError[]
}

const UNKNOWN: Price = { bill: null, failures: [] }

/** Asks for the price of an operation, again when its variables change. Free, and nothing is run. */
export function usePrice<Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): Price {
  const [price, setPrice] = useState<Price>(UNKNOWN)
  const text = JSON.stringify(variables)
  useEffect(() => {
    const asking = new AbortController()
    setPrice(UNKNOWN)
    const request = { url: GRAPHQL_URL, query: print(document), variables: JSON.parse(text), signal: asking.signal }
    askBill(request).then(
      (bill) => setPrice({ bill, failures: [] }),
      (error: unknown) => !asking.signal.aborted && setPrice({ bill: null, failures: failuresOf(error) }),
    )
    return () => asking.abort()
  }, [document, text])
  return price
}
