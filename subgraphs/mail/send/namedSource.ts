/** The path of a member of the input. */
export type Path = readonly (string | number)[]

/** Content of a mail that the request names instead of containing it. */
export interface NamedSource {
  /** The type of the node. */
  readonly type: 'Page' | 'Picture'
  /** The node's `id`, or the name that an earlier field of the operation gives it. */
  readonly by: 'id' | 'ref'
  readonly name: string
  /** Of the member that names it. */
  readonly path: Path
}

/** The source that an input names; null if there is no input. */
export function sourceAt(
  type: NamedSource['type'],
  given: { readonly id?: string | null; readonly ref?: string | null } | null | undefined,
  path: Path,
): NamedSource | null {
  if (given?.id) return { type, by: 'id', name: given.id, path: [...path, 'id'] }
  return given?.ref ? { type, by: 'ref', name: given.ref, path: [...path, 'ref'] } : null
}

export function isSource(attachment: object): attachment is NamedSource {
  return 'by' in attachment
}
