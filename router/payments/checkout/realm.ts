import { recentlyUsed } from '../../../subgraphs/kit/async/recentlyUsed.ts'
import type { Call } from '../protocol/call.ts'

/** Cached realms by origin. */
const realms = recentlyUsed<string, string>(1_000)

/** The MPP realm: the host name, without its port. */
export function realmOf({ resource: { url } }: Pick<Call, 'resource'>): string {
  const [scheme, , host] = url.split('/', 3)
  const origin = `${scheme}//${host}`
  const known = realms.get(origin)
  if (known !== undefined) return known
  const realm = new URL(origin).hostname
  realms.set(origin, realm)
  return realm
}
