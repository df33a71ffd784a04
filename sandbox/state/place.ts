import { useView, VIEWS, type View } from './view.ts'

/** The part of the page's state that its URL names. */
interface Place {
  readonly view: View
  /** A type, `Type.field` or `service:<name>` in the schema browser. */
  readonly coordinate: string | null
  /** A documented path: `service/operationId`. */
  readonly endpoint: string | null
}

/** Names of the URL's parameters. */
const VIEW = 'view'
const TYPE = 'type'
const PATH = 'path'

/**
 * Keeps view, type and path in the URL: each has an address of its own, and Back returns to the one before. The fragment,
 * which may hold a shared query, stays.
 */
export function followPlace(): void {
  useView.setState(placeOf(location.search))
  window.addEventListener('popstate', () => useView.setState(placeOf(location.search)))
  useView.subscribe((state) => {
    const search = searchOf(state)
    // A place has several spellings: going back to one written by hand must not add an entry.
    if (search !== searchOf(placeOf(location.search)))
      history.pushState(null, '', `${location.pathname}${search}${location.hash}`)
  })
}

/** Reads a URL's search part. Unknown views count as the first one. */
export function placeOf(search: string): Place {
  const parameters = new URLSearchParams(search)
  const view = VIEWS.find((name) => name === parameters.get(VIEW)) ?? VIEWS[0]
  return {
    view,
    coordinate: view === 'query' ? parameters.get(TYPE) : null,
    endpoint: view === 'rest' ? parameters.get(PATH) : null,
  }
}

/** The search part of a place: empty, or with `?`. */
export function searchOf({ view, coordinate, endpoint }: Place): string {
  const parts = [
    view === VIEWS[0] ? null : [VIEW, view],
    view === 'query' && coordinate ? [TYPE, coordinate] : null,
    view === 'rest' && endpoint ? [PATH, endpoint] : null,
  ]
  const parameters = new URLSearchParams(parts.filter((part) => part !== null) as [string, string][])
  return parameters.size > 0 ? `?${parameters}` : ''
}
