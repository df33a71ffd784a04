const PLAIN = /^[\x20-\x7e]*$/

/** What two spellings of the same words have in common: lower case, no accents, no punctuation, single spaces. */
export function fold(text: string): string {
  // Nearly all text is plain, and what Unicode asks for costs ten times as much.
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

/** Words joined for addresses of pages and mail. */
export function slugOf(text: string, joint = '-'): string {
  return wordsOf(text).join(joint)
}

/** The digits of a telephone number, without what is around them. */
export function digitsOf(text: string): string {
  return text.replace(/\D+/g, '')
}
