/** The words of a text: lower case, without accents, split at everything that is no letter or digit, and at camelCase. */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The three-letter pieces of a word, with its edges marked, as pg_trgm cuts them: `  w`, ` we`, `wea`, … `er `. */
export function trigramsOf(word: string): string[] {
  const letters = `  ${word} `
  return Array.from({ length: letters.length - 2 }, (_, index) => letters.slice(index, index + 3))
}
