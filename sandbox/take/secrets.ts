/** Names of variables with sensitive values. */
const SECRET = /token|secret|password|passphrase|passwd|authorization|credential|private|mnemonic|bearer|cookie/i
/** Sensitive only as a whole word of a name, as in `apiKey` or `key_id`, but not in `keyword` or `monkey`. */
const SECRET_WORDS = new Set(['key', 'keys', 'apikey', 'apikeys', 'pin', 'otp'])

/** Whether a name looks like a secret's: `apiKey`, `sessionToken`, `Authorization`. */
export function isSecretName(name: string): boolean {
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/)
  return SECRET.test(name) || words.some((word) => SECRET_WORDS.has(word.toLowerCase()))
}

/** Variables without likely secrets, and the names of the removed ones. */
export interface Discreet {
  /** JSON; empty when no variable remains. */
  readonly variables: string
  readonly leftOut: readonly string[]
}

/**
 * Removes secrets from variables, at any depth. Text that is not a JSON object is removed entirely, because it cannot
 * be inspected.
 */
export function withoutSecrets(variables: string): Discreet {
  if (variables.trim() === '') return { variables: '', leftOut: [] }
  let value: unknown
  try {
    value = JSON.parse(variables)
  } catch {
    return { variables: '', leftOut: ['variables that are not JSON'] }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { variables: '', leftOut: [] }
  const leftOut: string[] = []
  const kept = strip(value, '', leftOut) as object
  if (leftOut.length === 0) return { variables, leftOut }
  return { variables: Object.keys(kept).length > 0 ? JSON.stringify(kept, null, 2) : '', leftOut }
}

function strip(value: unknown, path: string, leftOut: string[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, index) => strip(item, `${path}${index}.`, leftOut))
  if (typeof value !== 'object' || value === null) return value
  const kept: [string, unknown][] = []
  for (const [name, inner] of Object.entries(value)) {
    if (isSecretName(name)) leftOut.push(`${path}${name}`)
    else kept.push([name, strip(inner, `${path}${name}.`, leftOut)])
  }
  return Object.fromEntries(kept)
}
