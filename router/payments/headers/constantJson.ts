/** UTF-8 bytes of the JSON as a latin1 string, sliceable at any byte. */
export interface JsonText {
  readonly letters: string
  /**
   * For a constant value, its base64 by the offset at which its encoding starts: the letters before it fill the byte
   * group of the preceding text. Null for other values.
   */
  readonly kept: (string | undefined)[] | null
}

/** The JSON of constant values. */
const written = new WeakMap<object, JsonText>()

/** Caches the JSON of a value that never changes, for all its challenges. Returns the value itself. */
export function constant<Value extends object>(value: Value): Value {
  written.set(value, { letters: lettersOf(JSON.stringify(value)), kept: [] })
  return value
}

/** The JSON of a serialisable value. */
export function toJson(value: unknown): JsonText {
  const known = typeof value === 'object' && value !== null ? written.get(value) : undefined
  return known ?? { letters: lettersOf(JSON.stringify(value)), kept: null }
}

/** The UTF-8 bytes of a text as a latin1 string. */
export function lettersOf(text: string): string {
  // ASCII, by far the most common case, is its own UTF-8.
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')
}
