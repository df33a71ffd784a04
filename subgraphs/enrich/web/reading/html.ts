import { parseHTML } from 'linkedom'

// As much of the DOM as reading pages takes; the library's own types are those of a browser.

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

/** A page as it was parsed. */
export interface PageDocument extends Pick<PageElement, 'querySelector' | 'querySelectorAll'> {
  readonly documentElement: PageElement | null
  readonly body: PageElement | null
}

/** Beyond either, the article is not looked for: that takes time with the square of the depth. */
const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 200
/** Beyond either, a page is not even parsed. */
const MAX_TAGS = 100_000
const MAX_OPEN_TAGS = 1_500
/** Elements that end by themselves, or are empty. */
const ENDS_ITSELF = new Set(
  'p li dt dd tr td th thead tbody tfoot option optgroup area base br col embed hr img input link meta source track wbr path'.split(
    ' ',
  ),
)

/** Parses a page, however broken it is; what no person wrote becomes its bare text. */
export function parsePage(given: string): PageDocument {
  const html = isParsable(given) ? given : escaped(withoutTags(given))
  // A fragment without <html> would have no body to look into.
  const whole = /<(html|body)[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`
  return (parseHTML(whole) as unknown as { readonly document: PageDocument }).document
}

/** Whether a page is as large and as deep as people write them. */
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

/** Whether there are as many tags, and as many open at once, as the parser handles in little time. */
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
