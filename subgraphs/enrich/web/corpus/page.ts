import { embedLocally } from '../../../kit/text/embed.ts'
import type { ReadPage } from '../reading/readPage.ts'
import { canonicalSpelling } from './canonical.ts'

/** A page as stored in the corpus, and as used for responses. */
export interface Page {
  readonly url: string
  readonly host: string
  readonly title: string | null
  readonly description: string | null
  readonly author: string | null
  readonly image: string | null
  readonly favicon: string | null
  readonly category: string | null
  readonly markdown: string
  readonly html: string
  readonly links: readonly string[]
  readonly images: readonly string[]
  readonly rendered: boolean
  readonly publishedAt: Date | null
  readonly readAt: Date
  readonly vector: Float32Array
}

/** Characters of an article used for its vector: longer texts make it less specific. */
const EMBEDDED = 4_000

/** Converts a read page to a corpus page, under its canonical URL if that is another spelling of its own. */
export function pageOf(read: ReadPage, readAt: Date): Page {
  const { title, description, author, image, category, markdown, html, images, rendered, publishedAt } = read
  const url = canonicalSpelling(read) ?? new URL(read.url)
  url.hash = ''
  return {
    url: url.href,
    host: url.hostname,
    title,
    description,
    author,
    image,
    favicon: read.favicon ?? `${url.origin}/favicon.ico`,
    category,
    markdown,
    html,
    links: read.links.map((link) => link.url),
    images,
    rendered,
    publishedAt,
    readAt,
    vector: embedLocally(`${title ?? ''}\n${description ?? ''}\n${markdown.slice(0, EMBEDDED)}`),
  }
}
