import { useEffect, useState } from 'react'
import { BadLink, toFragment } from './link.ts'

/** A link, or why there is none; the URL is empty while packing. */
export type ShareLink = { readonly url: string } | { readonly problem: string }

/** The link to this page with a request. */
export function useShareLink(query: string, variables: string): ShareLink {
  const [link, setLink] = useState<ShareLink>({ url: '' })
  useEffect(() => {
    let isCurrent = true
    toFragment({ query, variables }).then(
      (fragment) => isCurrent && setLink({ url: `${location.href.split('#')[0]}${fragment}` }),
      (error: unknown) => isCurrent && setLink({ problem: problemOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [query, variables])
  return link
}

function problemOf(error: unknown): string {
  return error instanceof BadLink ? error.message : 'This browser cannot pack links. Copy the query instead.'
}
