import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { callable, endpointId } from './endpointNames.ts'

/** Words that say nothing of what an endpoint does. */
const STOP_WORDS = new Set(
  'a an and are by can do for from how i in is it me my of on or that the this to what which with'.split(' '),
)

/** A hit: the better, the higher its score. */
export interface EndpointHit {
  readonly endpoint: Endpoint
  readonly score: number
}

/** Indexes that were made, by catalogue: an offer's catalogue is replaced by another one after a change. */
const made = new WeakMap<Catalogue, MiniSearch>()

/**
 * The offered endpoints by the words of what they do: BM25 over stems, prefixes and misspelt words included. For callers
 * without an identity; the graph's own search, which knows meanings and other registries, needs one.
 */
export function searchEndpoints(catalogue: Catalogue, query: string, service: string | undefined): EndpointHit[] {
  const endpoints = new Map(callable(catalogue).map((endpoint) => [endpointId(endpoint), endpoint]))
  const options =
    service === undefined ? {} : { filter: (hit: { id: unknown }) => String(hit.id).startsWith(`${service}.`) }
  return indexOf(catalogue)
    .search(query, options)
    .flatMap(({ id, score }) => {
      const endpoint = endpoints.get(String(id))
      return endpoint ? [{ endpoint, score: Math.round(score * 100) / 100 }] : []
    })
}

function indexOf(catalogue: Catalogue): MiniSearch {
  const known = made.get(catalogue)
  if (known) return known
  const index = new MiniSearch({
    fields: ['summary', 'tag', 'path', 'purpose'],
    processTerm: terms,
    searchOptions: {
      boost: { summary: 3, tag: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => term.length > 4 && 0.2,
    },
  })
  index.addAll(
    callable(catalogue).map((endpoint) => ({
      id: endpointId(endpoint),
      summary: endpoint.summary,
      tag: `${endpoint.service} ${endpoint.tag}`,
      path: endpoint.path.replace(/[^A-Za-z0-9]+/g, ' '),
      purpose: endpoint.purpose,
    })),
  )
  made.set(catalogue, index)
  return index
}

/** The word and its stem: inflected words meet at their stem, misspelt ones at the word. */
function terms(term: string): string[] | null {
  const word = term.toLowerCase()
  return STOP_WORDS.has(word) ? null : [...new Set([word, stemmer(word)])]
}
