/** Nested elements; parsing time grows with the depth. Real mails nest some dozens. */
const MAX_DEPTH = 500

/** A tag: its closing slash, and its name. */
const TAG = /<(\/?)([a-z][^\s/>]*)/gi

/** Void elements, and elements that a sibling closes implicitly: a row of them adds no depth. */
const UNCOUNTED = new Set(
  `area base br col embed hr img input link meta param source track wbr
   p li dt dd tr td th thead tbody tfoot colgroup option optgroup`.split(/\s+/),
)

/** Whether HTML is nested too deeply to be parsed. The count errs on the high side. */
export function isTooDeep(html: string): boolean {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase()
    if (UNCOUNTED.has(name)) continue
    if (slash === '') open.push(name)
    else closeIn(open, name)
    if (open.length > MAX_DEPTH) return true
  }
  return false
}

/** A closing tag also closes the elements left open inside its element; an unmatched one closes nothing. */
function closeIn(open: string[], name: string): void {
  const at = open.lastIndexOf(name)
  if (at >= 0) open.length = at
}
