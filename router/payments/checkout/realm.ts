import { LRUCache } from 'lru-cache'
import type { Call } from '../protocol/call.ts'

/** Hosts that were read before. */
const realms = new LRUCache<string, string>({ max: 1_000 })

/** Who asks for money, as MPP names it: the host name, without its port. */
export function realmOf({ resource: { url } }: Pick<Call, 'resource'>): string {
  const [scheme, , host] = url.split('/', 3)
  const origin = `${scheme}//${host}`
  const known = realms.get(origin)
  if (known !== undefined) return known
  const realm = new URL(origin).hostname
  realms.set(origin, realm)
  return realm
}
