/** XML namespaces of EPP by the prefix that this project uses; EPP's own has none. */
export const NAMESPACES = {
  /** RFC 5730: the protocol itself. */
  '': 'urn:ietf:params:xml:ns:epp-1.0',
  /** RFC 5731. */
  domain: 'urn:ietf:params:xml:ns:domain-1.0',
  /** RFC 5732: name servers as objects of their own, where the server has them. */
  host: 'urn:ietf:params:xml:ns:host-1.0',
  /** RFC 5733. */
  contact: 'urn:ietf:params:xml:ns:contact-1.0',
  /** RFC 8748: fees of commands, and premium names. */
  fee: 'urn:ietf:params:xml:ns:epp:fee-1.0',
} as const

type Prefix = keyof typeof NAMESPACES

const PREFIX_OF: ReadonlyMap<string, string> = new Map(Object.entries(NAMESPACES).map(([prefix, uri]) => [uri, prefix]))

/** The namespace of one of our prefixes; null if it is unknown. */
export function namespaceOf(prefix: string): string | null {
  return Object.hasOwn(NAMESPACES, prefix) ? NAMESPACES[prefix as Prefix] : null
}

/** A name with our prefix (`domain:create`), independent of the sender's prefix; `{uri}name` for an unknown namespace. */
export function canonicalName(uri: string, localName: string): string {
  const prefix = PREFIX_OF.get(uri)
  if (prefix === undefined) return `{${uri}}${localName}`
  return prefix === '' ? localName : `${prefix}:${localName}`
}
