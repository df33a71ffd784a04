import type { DataSourceKind } from '../service/context.ts'

/** An API key, and whether it is for a company or its stand-in. */
interface KeyAccess {
  readonly key?: string | undefined
  readonly kind: DataSourceKind
}

type Headers = () => Readonly<Record<string, string>>

/** The key sent to stand-ins. */
const STAND_IN_KEY = 'stand-in'

/** The key to send: a stand-in accepts any; undefined if none is configured for a company. */
function keyFor({ key, kind }: KeyAccess): string | undefined {
  return key ?? (kind === 'sandbox' ? STAND_IN_KEY : undefined)
}

/** Sends the key as a bearer token (RFC 6750). */
export function bearerKey(access: KeyAccess): Headers {
  const key = keyFor(access)
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  return () => headers
}

/** Sends the key in a custom header. */
export function headerKey(header: string) {
  return (access: KeyAccess): Headers => {
    const key = keyFor(access)
    const headers: Record<string, string> = key === undefined ? {} : { [header]: key }
    return () => headers
  }
}

/** Sends the key as query parameter `name`. */
export function queryKey(name: string) {
  return (access: KeyAccess): Readonly<Record<string, string>> => {
    const key = keyFor(access)
    return key === undefined ? {} : { [name]: key }
  }
}
