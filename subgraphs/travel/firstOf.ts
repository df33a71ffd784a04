/** The resolver of a list that `first` bounds, where the parent has the whole list. */
export function firstOf<Name extends string>(name: Name) {
  return <Item>(parent: Readonly<Record<Name, readonly Item[]>>, { first }: { readonly first: number }) =>
    parent[name].slice(0, first)
}

/** The same for a list that may be null. */
export function firstOfAny<Name extends string>(name: Name) {
  return <Item>(
    parent: { readonly [Key in Name]?: readonly Item[] | null | undefined },
    { first }: { readonly first: number },
  ) => parent[name]?.slice(0, first) ?? null
}
