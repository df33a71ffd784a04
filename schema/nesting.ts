/**
 * Whether a JSON value is nested deeper than so many levels; an object or list is one. Ends at the first value that is, so
 * the depth of the stack is bounded too.
 */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}
