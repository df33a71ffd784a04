/** A member whose value differs from the expected one. */
export interface Difference {
  /** JSON pointer. */
  readonly pointer: string
  /** Undefined when it is missing. */
  readonly given: unknown
  readonly expected: unknown
}

/** Members that change over time without changing the offer. */
const CHANGING = new Set(['/lastTicketingDate', '/numberOfBookableSeats'])

/** The differences of a value from the expected one. Null equals missing; changing members are ignored. */
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
