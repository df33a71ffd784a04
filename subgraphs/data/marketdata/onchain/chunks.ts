/** A list in parts of at most `size`. */
export function chunksOf<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}
