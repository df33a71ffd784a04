import type { PageDocument } from './html.ts'
import { resolve } from './url.ts'

/** Metadata of a page. */
export interface PageData {
  readonly title: string | null
  readonly description: string | null
  readonly author: string | null
  readonly publishedAt: Date | null
  readonly image: string | null
  readonly favicon: string | null
  /** The canonical URL that it declares. */
  readonly canonical: string | null
  /** Whether search engines may index it. */
  readonly isListed: boolean
  /** Declared types: `article`, `NewsArticle`. */
  readonly types: readonly string[]
  /** Raw metadata: meta elements by name, and JSON-LD. */
  readonly json: Readonly<Record<string, unknown>>
}

type JsonObject = Readonly<Record<string, unknown>>

const MAX_TEXT = 1_000
const MAX_LINKED_DATA = 50_000

/** Reads a page's metadata. */
export function readPageData(document: PageDocument, base: string): PageData {
  const meta = metaOf(document)
  const linked = linkedDataOf(document)
  const first = (...names: string[]) => names.map((name) => meta.get(name)).find(Boolean) ?? null
  const ofLinked = (name: string) => linked.map((one) => textIn(one[name])).find(Boolean) ?? null
  const link = (selector: string) => {
    const href = document.querySelector(selector)?.getAttribute('href')
    return href ? resolve(href, base) : null
  }
  const image = first('og:image', 'twitter:image') ?? ofLinked('image')
  const title = document.querySelector('title')?.textContent?.replace(/\s+/g, ' ').trim()
  return {
    title: first('og:title') ?? (title || null)?.slice(0, MAX_TEXT) ?? ofLinked('headline'),
    description: first('description', 'og:description', 'twitter:description') ?? ofLinked('description'),
    author: first('author', 'article:author', 'dc.creator') ?? ofLinked('author'),
    publishedAt: dateIn(
      first('article:published_time', 'date', 'dc.date', 'citation_publication_date', 'og:published_time') ??
        ofLinked('datePublished') ??
        document.querySelector('time[datetime]')?.getAttribute('datetime') ??
        null,
    ),
    image: image ? resolve(image, base) : null,
    favicon: link('link[rel~="icon"]'),
    canonical: link('link[rel="canonical"]'),
    isListed: !/\b(noindex|none)\b/i.test(`${meta.get('robots') ?? ''} ${meta.get('tollgraph') ?? ''}`),
    types: [meta.get('og:type'), ...linked.map((one) => textIn(one['@type']))].filter((type) => type != null),
    json: { meta: Object.fromEntries(meta), linkedData: linked },
  }
}

/** By lower-case name or property; the first one counts. */
function metaOf(document: PageDocument): Map<string, string> {
  const found = new Map<string, string>()
  for (const element of document.querySelectorAll('meta[content]')) {
    const name = (element.getAttribute('name') ?? element.getAttribute('property') ?? '').trim().toLowerCase()
    const content = element.getAttribute('content')?.trim().slice(0, MAX_TEXT)
    if (name && content && !found.has(name)) found.set(name, content)
  }
  return found
}

/** The objects of its JSON-LD, with graphs flattened. */
function linkedDataOf(document: PageDocument): JsonObject[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.flatMap(({ textContent }) => {
    const text = textContent ?? ''
    if (text.length > MAX_LINKED_DATA) return []
    try {
      return objectsIn(JSON.parse(text))
    } catch {
      return []
    }
  })
}

function objectsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((one) => (isObject(one) ? [one] : []))
  if (!isObject(value)) return []
  const graph = value['@graph']
  return Array.isArray(graph) ? graph.filter(isObject) : [value]
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A string, or the name or URL of an object; the first of a list. */
function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim().slice(0, MAX_TEXT) || null
  if (Array.isArray(value)) return textIn(value[0])
  return isObject(value) ? (textIn(value.name) ?? textIn(value.url)) : null
}

function dateIn(text: string | null): Date | null {
  const date = new Date(text?.trim() ?? '')
  // Reject implausible years.
  return date.getFullYear() >= 1900 && date.getFullYear() <= 2100 ? date : null
}
