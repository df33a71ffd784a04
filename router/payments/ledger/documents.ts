/** Where a document stands among the others: counted from 1, in bytes; null where there is none. */
export type Place = readonly [start: number | null, length: number | null]

const NOWHERE: Place = [null, null]

/**
 * The long values of many rows as one parameter of a statement. Postgres reads what stands in an array letter by letter,
 * bytes as hexadecimal digits, and copies it along with its row; of a parameter it takes what it needs.
 */
export class Documents {
  readonly #parts: Buffer[] = []
  #length = 0

  /** Adds bytes, or a text in UTF-8. */
  add(document: Buffer | string | null | undefined): Place {
    if (document === null || document === undefined) return NOWHERE
    const bytes = typeof document === 'string' ? Buffer.from(document) : document
    this.#parts.push(bytes)
    const place: Place = [this.#length + 1, bytes.length]
    this.#length += bytes.length
    return place
  }

  /** The value of the parameter. */
  get bytes(): Buffer {
    return Buffer.concat(this.#parts, this.#length)
  }
}

/** SQL: the bytes of a document, by the columns of its place and the parameter it is in. */
export function bytesAt(parameter: string, name: string): string {
  return `substring(${parameter}::bytea FROM ${name}_start FOR ${name}_length)`
}

/** SQL: a document that is JSON. */
export function jsonAt(parameter: string, name: string): string {
  return `convert_from(${bytesAt(parameter, name)}, 'UTF8')::jsonb`
}
