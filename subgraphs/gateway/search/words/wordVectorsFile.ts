// The file of word vectors: two whole numbers (how many words, how many dimensions), the bytes that the words take, the words with
// line breaks between, and a row of signed bytes for each. A row's scale is its own: only directions are compared.

/** Written by `npm run vectors`. */
export const WORD_VECTORS_FILE = new URL('english.vec', import.meta.url)

const HEADER = 3 * Uint32Array.BYTES_PER_ELEMENT

/** Words, the commonest first, and their rows. */
export interface WordTable {
  readonly words: readonly string[]
  readonly dimensions: number
  /** Row after row. */
  readonly values: Int8Array
}

/** The bytes of the file. */
export function packWordVectors(words: readonly string[], rows: readonly Float64Array[]): Buffer {
  const dimensions = rows[0]?.length ?? 0
  const text = Buffer.from(words.join('\n'))
  const header = Buffer.alloc(HEADER)
  for (const [at, value] of [words.length, dimensions, text.length].entries()) header.writeUInt32LE(value, at * 4)
  const values = Buffer.alloc(words.length * dimensions)
  for (const [row, vector] of rows.entries()) {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
    for (const [at, value] of vector.entries())
      values.writeInt8(Math.round((value / largest) * 127), row * dimensions + at)
  }
  return Buffer.concat([header, text, values])
}

/** Reads what `packWordVectors` wrote. */
export function unpackWordVectors(bytes: Buffer): WordTable {
  const [count, dimensions, textLength] = [0, 4, 8].map((at) => bytes.readUInt32LE(at)) as [number, number, number]
  const words = bytes.toString('utf8', HEADER, HEADER + textLength).split('\n')
  return {
    words,
    dimensions,
    values: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER + textLength, count * dimensions),
  }
}
