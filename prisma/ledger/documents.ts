/** A document's position in the parameter: counted from 1, in bytes; null for no document. */
export type Place = readonly [start: number | null, length: number | null]

const NOWHERE: Place = [null, null]

/**
 * The long values of many rows as one parameter of a statement. Postgres parses array elements character by character,
 * bytes as hexadecimal digits, and copies them with their row; from a single parameter it reads only the needed part.
 */
export class Documents {
  readonly #parts: Buffer[] = []
  #length = 0

  /** Adds bytes, or a text as UTF-8. */
  add(document: Buffer | string | null | undefined): Place {
    if (document === null || document === undefined) return NOWHERE
    const bytes = typeof document === 'string' ? Buffer.from(document) : document
    this.#parts.push(bytes)
    const place: Place = [this.#length + 1, bytes.length]
    this.#length += bytes.length
    return place
  }

  /** The parameter's value. */
  get bytes(): Buffer {
    return Buffer.concat(this.#parts, this.#length)
  }
}

/** SQL: the bytes of a document, by the columns of its place and its parameter. */
export function bytesAt(parameter: string, name: string): string {
  return `substring(${parameter}::bytea FROM ${name}_start FOR ${name}_length)`
}

/** SQL: a JSON document. */
export function jsonAt(parameter: string, name: string): string {
  return `convert_from(${bytesAt(parameter, name)}, 'UTF8')::jsonb`
}
