import type { DataSourceKind } from '../context.ts'

/** Whose key it is, and whether a company or its stand-in asks for it. */
interface KeyAccess {
  readonly key?: string | undefined
  readonly kind: DataSourceKind
}

type Headers = () => Readonly<Record<string, string>>

/** `name: value`, where a company wants its key in a header of its own. */
const NAMED_KEY = /^([A-Za-z0-9-]+):\s*(\S+)$/
/** What stand-ins take for a key. */
const STAND_IN_KEY = 'sandbox'

/** The key to send: a stand-in takes any; undefined where a company was given none. */
function keyFor({ key, kind }: KeyAccess): string | undefined {
  return key ?? (kind === 'sandbox' ? STAND_IN_KEY : undefined)
}

/** Sends the key as a bearer token (RFC 6750). */
export function bearerKey(access: KeyAccess): Headers {
  const key = keyFor(access)
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  return () => headers
}

/** Sends the key in a header of its own. */
export function headerKey(header: string) {
  return (access: KeyAccess): Headers => {
    const key = keyFor(access)
    const headers: Record<string, string> = key === undefined ? {} : { [header]: key }
    return () => headers
  }
}

/** Sends the key in the header that the setting names before a colon, as `name: key`; else as `otherwise` does. */
export function namedKey(otherwise: (access: KeyAccess) => Headers) {
  return (access: KeyAccess): Headers => {
    const [, name, value] = NAMED_KEY.exec(access.key ?? '') ?? []
    if (!name || !value) return otherwise(access)
    const headers = { [name.toLowerCase()]: value }
    return () => headers
  }
}

/** Sends the key in the query, under that name. */
export function queryKey(name: string) {
  return (access: KeyAccess): Readonly<Record<string, string>> => {
    const key = keyFor(access)
    return key === undefined ? {} : { [name]: key }
  }
}
