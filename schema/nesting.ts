/**
 * Whether a JSON value is nested deeper than so many levels; an object or list is one. Ends at the first value that is, so
 * the depth of the stack is bounded too.
 */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return inner.some((one) => isDeeperThan(levels - 1, one))
}
