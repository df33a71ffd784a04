import type { ProviderAccess } from '../../kit/upstream/provider.ts'

/** A key that is sent as a bearer token; the stand-ins take any. */
export function bearer({ key = 'sandbox' }: ProviderAccess): () => Readonly<Record<string, string>> {
  const headers = { authorization: `Bearer ${key}` }
  return () => headers
}

/** `name: value`, where the company wants its key in a header of its own. */
const NAMED_KEY = /^([A-Za-z0-9-]+):\s*(\S+)$/

/** A key that is sent in a header of its own: `x-api-key`, or what `name: key` names. */
export function namedKey({ key = 'sandbox' }: ProviderAccess): () => Readonly<Record<string, string>> {
  const [, name = 'x-api-key', value = key] = NAMED_KEY.exec(key) ?? []
  const headers = { [name.toLowerCase()]: value }
  return () => headers
}
