/** The searched fields of a documented path. */
export interface Findable {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly summary: string
}

/** The paths that contain every search word in method, service, path, name or summary. */
export function findPaths<Path extends Findable>(paths: readonly Path[], search: string): readonly Path[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return paths
  return paths.filter((path) => {
    const text = [path.method, path.service, path.path, path.operationId, path.summary].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
