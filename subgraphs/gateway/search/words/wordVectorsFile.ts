// File format of word vectors: three 32-bit integers (number of words, dimensions, bytes of the words), the words
// separated by line breaks, and a row of signed bytes per word. Each row has its own scale: only directions are compared.

/** Written by `npm run vectors`. */
export const WORD_VECTORS_FILE = new URL('english.vec', import.meta.url)

const HEADER = 3 * Uint32Array.BYTES_PER_ELEMENT

/** Words, most common first, and their rows. */
export interface WordTable {
  readonly words: readonly string[]
  readonly dimensions: number
  /** Row by row. */
  readonly values: Int8Array
}

/** Encodes the file. */
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

/** Decodes bytes of `packWordVectors`. */
export function unpackWordVectors(bytes: Buffer): WordTable {
  const [count, dimensions, textLength] = [0, 4, 8].map((at) => bytes.readUInt32LE(at)) as [number, number, number]
  const words = bytes.toString('utf8', HEADER, HEADER + textLength).split('\n')
  return {
    words,
    dimensions,
    values: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER + textLength, count * dimensions),
  }
}
