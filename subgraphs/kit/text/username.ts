/** A name that platforms give to accounts. */
const USERNAME = /^[a-z0-9._-]{1,64}$/

/**
 * The canonical form of an account's name, which platforms compare without regard to case: lower case, without an @ before
 * it. Null for a text that is no such name, such as `[deleted]`.
 */
export function canonicalUsername(text: string): string | null {
  const username = text.trim().replace(/^@/, '').toLowerCase()
  return USERNAME.test(username) ? username : null
}
