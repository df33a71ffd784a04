/** What a node's id stands for: the name of its type, and the values of its natural key. */
export interface NodeKey {
  readonly type: string
  readonly key: readonly string[]
}

/**
 * Returns the id of a node (https://relay.dev/graphql/objectidentification.htm): opaque to clients, global, and the same
 * in every subgraph that knows the natural key. The key's values must be in canonical form.
 *
 * @example
 * nodeId('Company', ['acme.com'])
 */
export function nodeId(type: string, key: readonly string[]): string {
  return Buffer.from([type, ...key].map(encodeURIComponent).join('/')).toString('base64url')
}

/**
 * The natural key of a node of one field, for arguments that accept its id and the documented name of the thing alike:
 * `payment(id:)`. A text that is no id of this type is returned as it is.
 */
export function keyOfNode(type: string, given: string): string {
  const node = readNodeId(given)
  return node?.type === type ? (node.key[0] ?? given) : given
}

/** Decodes the id of a node; null for a text that `nodeId` does not return. */
export function readNodeId(id: string): NodeKey | null {
  try {
    const [type = '', ...key] = Buffer.from(id, 'base64url').toString().split('/').map(decodeURIComponent)
    return key.length > 0 && nodeId(type, key) === id ? { type, key } : null
  } catch {
    // Not percent-encoded: no text of ours.
    return null
  }
}
