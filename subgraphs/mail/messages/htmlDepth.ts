/** Elements within elements. Whoever parses HTML takes a time that grows with it; letters have some dozens. */
const MAX_DEPTH = 500

/** A tag: whether it closes, and of what. */
const TAG = /<(\/?)([a-z][^\s/>]*)/gi

/** Elements that hold nothing, and those that the next of their kind ends: a row of them is not deep. */
const UNCOUNTED = new Set(
  `area base br col embed hr img input link meta param source track wbr
   p li dt dd tr td th thead tbody tfoot colgroup option optgroup`.split(/\s+/),
)

/** Whether HTML has so many elements within elements that it is not to be parsed. Counts too many rather than too few. */
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

/** A closing tag ends what is open within its element too; one without an element ends nothing. */
function closeIn(open: string[], name: string): void {
  const at = open.lastIndexOf(name)
  if (at >= 0) open.length = at
}
