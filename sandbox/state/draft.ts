import { keepStored, readStored } from '../wallet/stored.ts'
import { useRequest, type Written } from './request.ts'

const STORAGE = 'sessionStorage'
const PLACE = 'tollgraph.draft'

/** The editor's text, and the fragment of the URL that it was written at. */
interface Draft extends Written {
  readonly hash: string
}

/**
 * Restores what was in the editor before the page was reloaded, and stores each change for the next time; drafts last as
 * long as the tab. Returns whether a draft of this URL was restored: then the link in its fragment is not opened again.
 */
export function keepDraft(): boolean {
  const draft = readStored<Draft>(STORAGE, PLACE)
  const isOfHere = draft !== null && draft.hash === location.hash
  if (isOfHere) useRequest.getState().load({ query: draft.query, variables: draft.variables })
  useRequest.subscribe(({ query, variables }) =>
    keepStored(STORAGE, PLACE, { query, variables, hash: location.hash } satisfies Draft),
  )
  return isOfHere
}
