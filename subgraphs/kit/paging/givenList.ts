/** A non-empty list; undefined for an empty one, where it means the same as omitting the list. */
export function givenList<Item>(list: readonly Item[] | null | undefined): readonly Item[] | undefined {
  return list && list.length > 0 ? list : undefined
}
