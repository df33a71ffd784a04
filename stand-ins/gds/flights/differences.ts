/** A member that is not what it should be. */
export interface Difference {
  /** JSON pointer. */
  readonly pointer: string
  /** Undefined where it is missing. */
  readonly given: unknown
  readonly expected: unknown
}

/** What may differ from hour to hour while the offer is the same. */
const CHANGING = new Set(['/lastTicketingDate', '/numberOfBookableSeats'])

/** Where a value is not what was expected. Null is as good as nothing; what changes by itself does not count. */
export function differences(given: unknown, expected: unknown, pointer = ''): Difference[] {
  if (CHANGING.has(pointer)) return []
  if (Array.isArray(expected)) {
    if (!Array.isArray(given) || given.length !== expected.length) return [{ pointer, given, expected }]
    return expected.flatMap((item, index) => differences(given[index], item, `${pointer}/${index}`))
  }
  if (isMembers(expected)) {
    if (!isMembers(given)) return [{ pointer, given, expected }]
    const names = new Set([...Object.keys(expected), ...Object.keys(given)])
    return [...names].flatMap((name) => differences(given[name], expected[name], `${pointer}/${name}`))
  }
  return (given ?? undefined) === expected ? [] : [{ pointer, given: given ?? undefined, expected }]
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
