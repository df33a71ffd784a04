import { Readability } from '@mozilla/readability'
import { categoryOf } from './category.ts'
import { isOrdinary, type PageDocument, parsePage } from './html.ts'
import { markdownOf } from './markdown.ts'
import { type PageData, readPageData } from './pageData.ts'
import { resolve } from './url.ts'

/** The content and the metadata of a page. */
export interface Extract extends PageData {
  /** One of the search's categories; null if none fits. */
  readonly category: string | null
  /** The article, as HTML and as Markdown. */
  readonly html: string
  readonly markdown: string
  /** Absolute http and https URLs without fragments, deduplicated, in page order. */
  readonly links: readonly PageLink[]
  readonly images: readonly string[]
}

/** A link with its text. */
export interface PageLink {
  readonly url: string
  readonly text: string
}

/** Maximum characters of an article, in either form. */
const MAX_ARTICLE = 400_000
const MAX_LINKS = 1_000
const MAX_LINK_TEXT = 200

/** Extracts an HTML page found at `url`. */
export function extract(html: string, url: string): Extract {
  const document = parsePage(html)
  const base = resolve(document.querySelector('base')?.getAttribute('href') ?? '', url) ?? url
  const data = readPageData(document, base)
  const links = absoluteLinks(document, base)
  const images = absoluteImages(document, base)
  const category = categoryOf(data, url)
  const article = articleOf(document)
  return {
    ...data,
    title: data.title ?? article.title,
    description: data.description ?? article.excerpt,
    author: data.author ?? article.byline,
    category,
    html: article.html.slice(0, MAX_ARTICLE),
    markdown: article.markdown.slice(0, MAX_ARTICLE),
    links,
    images,
  }
}

/** Extracts a plain text as if it were a page. */
export function extractText(text: string): Extract {
  const first = text
    .slice(0, 10_000)
    .split('\n')
    .find((line) => line.trim() !== '')
  const title =
    first
      ?.replace(/^#{1,6} /, '')
      .trim()
      .slice(0, 200) || null
  const markdown = text.slice(0, MAX_ARTICLE)
  return {
    title,
    description: null,
    author: null,
    publishedAt: null,
    image: null,
    favicon: null,
    canonical: null,
    isListed: true,
    types: [],
    json: {},
    category: null,
    html: `<pre>${markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
    markdown,
    links: [],
    images: [],
  }
}

function absoluteLinks(document: PageDocument, base: string): PageLink[] {
  const links = new Map<string, PageLink>()
  for (const anchor of document.querySelectorAll('a[href]')) {
    const url = resolve(anchor.getAttribute('href')?.trim() ?? '', base)
    if (!url) continue
    anchor.setAttribute('href', url)
    if (links.size >= MAX_LINKS || links.has(url)) continue
    links.set(url, { url, text: squeezed(anchor.textContent ?? '').slice(0, MAX_LINK_TEXT) })
  }
  return [...links.values()]
}

function absoluteImages(document: PageDocument, base: string): string[] {
  const images = new Set<string>()
  for (const image of document.querySelectorAll('img[src]')) {
    const url = resolve(image.getAttribute('src')?.trim() ?? '', base)
    if (!url) {
      // Inline images would fill the article with their bytes.
      image.remove()
      continue
    }
    image.setAttribute('src', url)
    if (images.size < MAX_LINKS) images.add(url)
  }
  return [...images]
}

interface Article {
  readonly title: string | null
  readonly excerpt: string | null
  readonly byline: string | null
  readonly html: string
  readonly markdown: string
}

function articleOf(document: PageDocument): Article {
  const noMetadata = { title: null, excerpt: null, byline: null }
  if (!isOrdinary(document)) {
    const text = squeezed(document.body?.textContent ?? '')
    return { ...noMetadata, html: '', markdown: text }
  }
  const whole = document.body?.innerHTML ?? ''
  // Readability modifies the document, and finds nothing in lists or very short pages.
  const found = new Readability(document as never).parse()
  if (!found?.content || !found.textContent?.trim()) return { ...noMetadata, html: whole, markdown: markdownOf(whole) }
  return {
    title: found.title || null,
    excerpt: found.excerpt || null,
    byline: found.byline || null,
    html: found.content,
    markdown: markdownOf(found.content),
  }
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
