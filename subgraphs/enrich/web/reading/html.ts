import { parseHTML } from 'linkedom'

// The part of the DOM that is used here; the library's own types are those of a browser.

/** An element of a page. */
export interface PageElement {
  readonly tagName: string
  readonly textContent: string | null
  readonly outerHTML: string
  readonly innerHTML: string
  readonly firstElementChild: PageElement | null
  readonly nextElementSibling: PageElement | null
  readonly parentElement: PageElement | null
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
  remove(): void
  querySelector(selector: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement>
}

/** A parsed page. */
export interface PageDocument extends Pick<PageElement, 'querySelector' | 'querySelectorAll'> {
  readonly documentElement: PageElement | null
  readonly body: PageElement | null
}

/** Beyond either limit the article is not extracted: that takes time quadratic in the depth. */
const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 200
/** Beyond either limit a page is not parsed. */
const MAX_TAGS = 100_000
const MAX_OPEN_TAGS = 1_500
/** Elements that are void or implicitly closed. */
const ENDS_ITSELF = new Set(
  'p li dt dd tr td th thead tbody tfoot option optgroup area base br col embed hr img input link meta source track wbr path'.split(
    ' ',
  ),
)

/** Parses a page, even an invalid one; one beyond the limits becomes plain text. */
export function parsePage(given: string): PageDocument {
  const html = isParsable(given) ? given : escaped(withoutTags(given))
  // A fragment without <html> would have no body.
  const whole = /<(html|body)[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`
  return (parseHTML(whole) as unknown as { readonly document: PageDocument }).document
}

/** Whether a page is small and flat enough for article extraction. */
export function isOrdinary({ documentElement }: PageDocument): boolean {
  let [elements, depth] = [0, 0]
  for (let at: PageElement | null = documentElement; at; ) {
    elements += 1
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) return false
    if (at.firstElementChild) {
      at = at.firstElementChild
      depth += 1
      continue
    }
    while (at && !at.nextElementSibling) {
      at = at.parentElement
      depth -= 1
    }
    at = at?.nextElementSibling ?? null
  }
  return true
}

/** Whether the number of tags, and of open tags, is within the parser's limits. */
function isParsable(html: string): boolean {
  let [tags, open] = [0, 0]
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (ENDS_ITSELF.has(name.toLowerCase())) continue
    open = Math.max(0, open + (slash ? -1 : 1))
    tags += 1
    if (tags > MAX_TAGS || open > MAX_OPEN_TAGS) return false
  }
  return true
}

function withoutTags(html: string): string {
  return html
    .split('<')
    .map((piece, index) => (index === 0 ? piece : piece.slice(piece.indexOf('>') + 1)))
    .join(' ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
