/** Search terms of a text: lower case, without accents and punctuation. */
export function termsOf(text: string): string[] {
  return plain(text).match(/[a-z0-9]+/g) ?? []
}

/** A text in lower-case ASCII, without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ø', 'O').toLowerCase()
}

/** A text as a tag, or as a name in a path: its words without separators. */
export function tagOf(text: string): string {
  return termsOf(text).join('')
}
