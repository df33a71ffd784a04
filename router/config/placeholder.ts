/** A shorter secret is refused for its length. */
const LEAST_LENGTH = 32
/** Different characters that a secret has at least; 32 random hexadecimal digits have fewer than 8 once in 10 million. */
const LEAST_DIFFERENT = 8
const WORDS = /change[-_ ]?(me|this)|replace[-_ ]?(me|this)|place[-_ ]?holder|your[-_ ]?(own[-_ ]?)?secret|example/i

/** Whether a secret is a text to be replaced, as documents and templates have it, or one that is typed easily. */
export function isPlaceholder(text: string): boolean {
  return text.length >= LEAST_LENGTH && (new Set(text).size < LEAST_DIFFERENT || WORDS.test(text))
}
