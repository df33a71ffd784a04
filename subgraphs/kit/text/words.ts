/** The words of a text: lower case, without accents, split at non-alphanumeric characters and at camelCase. */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The trigrams of a word with padded edges, as in pg_trgm: `  w`, ` we`, `wea`, … `er `. */
export function trigramsOf(word: string): string[] {
  const letters = `  ${word} `
  return Array.from({ length: letters.length - 2 }, (_, index) => letters.slice(index, index + 3))
}
