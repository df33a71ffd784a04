const PLAIN = /^[\x20-\x7e]*$/

/** Normal form of a text: lower case, no accents, no punctuation, single spaces. */
export function fold(text: string): string {
  // Fast path: nearly all text is ASCII, and Unicode normalisation costs ten times as much.
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean)
}

/** Words joined for URLs and mail addresses. */
export function slugOf(text: string, joint = '-'): string {
  return wordsOf(text).join(joint)
}

/** The digits of a telephone number. */
export function digitsOf(text: string): string {
  return text.replace(/\D+/g, '')
}
