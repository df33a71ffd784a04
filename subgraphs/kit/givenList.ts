/** A list that holds something; undefined for an empty one, where that says no more than leaving the list out. */
export function givenList<Item>(list: readonly Item[] | null | undefined): readonly Item[] | undefined {
  return list && list.length > 0 ? list : undefined
}
