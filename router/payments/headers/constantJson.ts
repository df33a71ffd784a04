/** JSON as the letters of its UTF-8, one for each byte, so that it can be cut anywhere. */
export interface JsonText {
  readonly letters: string
  /** For what never changes, its base64 by how many letters before it belong to the text that it follows. */
  readonly kept: (string | undefined)[] | null
}

/** The JSON of what is known never to change. */
const written = new WeakMap<object, JsonText>()

/** Writes the JSON of a value that nobody changes from now on, once for all its challenges. Returns the value itself. */
export function constant<Value extends object>(value: Value): Value {
  written.set(value, { letters: lettersOf(JSON.stringify(value)), kept: [] })
  return value
}

/** The JSON of a value, which must have one. */
export function toJson(value: unknown): JsonText {
  const known = typeof value === 'object' && value !== null ? written.get(value) : undefined
  return known ?? { letters: lettersOf(JSON.stringify(value)), kept: null }
}

/** The letters of a text's UTF-8. */
export function lettersOf(text: string): string {
  // ASCII, which is nearly all there is, is its own UTF-8.
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')
}
