/** `name: value`, where a company wants its key in a header of its own. */
const NAMED_KEY = /^([A-Za-z0-9-]+):\s*(\S+)$/
/** What stand-ins take for a key. */
const SANDBOX_KEY = 'sandbox'

/** Sends the key in a header: the one that the setting names before a colon, else `header`. */
export function keyHeader(header: string) {
  return ({ key }: { readonly key?: string | undefined }) => {
    const [, name = header, value = key ?? SANDBOX_KEY] = NAMED_KEY.exec(key ?? '') ?? []
    const headers = { [name.toLowerCase()]: value }
    return () => headers
  }
}

/** Sends the key as a bearer token (RFC 6750), or in the header that the setting names before a colon. */
export function bearerKey({ key }: { readonly key?: string | undefined }) {
  const [, name, value = ''] = NAMED_KEY.exec(key ?? '') ?? []
  const headers: Record<string, string> = name
    ? { [name.toLowerCase()]: value }
    : { authorization: `Bearer ${key ?? SANDBOX_KEY}` }
  return () => headers
}
