/**
 * Whether a text matches a pattern in which `*` matches any characters and `?` one; case-insensitive. Takes at most
 * text length × pattern length steps.
 */
export function matchesWildcards(text: string, pattern: string): boolean {
  const [subject, wanted] = [text.toUpperCase(), pattern.toUpperCase()]
  let [at, of] = [0, 0]
  let star = -1
  let resume = 0
  while (at < subject.length) {
    if (wanted[of] === '*') {
      star = of++
      resume = at
    } else if (wanted[of] === '?' || wanted[of] === subject[at]) {
      at++
      of++
    } else if (star >= 0) {
      of = star + 1
      at = ++resume
    } else return false
  }
  while (wanted[of] === '*') of++
  return of === wanted.length
}
