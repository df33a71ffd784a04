/**
 * Members of a company's documented answer that another answer lacks or has in another type: `line_items[].quantity`. Of a
 * list the first item speaks for all. Null fits any type: what may be null is not in an example.
 */
export function lacking(documented: unknown, answer: unknown, place = ''): readonly string[] {
  if (documented === null || (answer === null && place !== '')) return []
  if (typeOf(documented) !== typeOf(answer))
    return [`${place || 'the answer'} is ${typeOf(answer)}, not ${typeOf(documented)}`]
  if (Array.isArray(documented)) {
    const [first] = Array.isArray(answer) ? answer : []
    if (documented.length === 0) return []
    return first === undefined ? [`${place}[] is empty`] : lacking(documented[0], first, `${place}[]`)
  }
  if (typeof documented !== 'object' || typeof answer !== 'object' || answer === null) return []
  const given = new Map(Object.entries(answer))
  return Object.entries(documented).flatMap(([name, value]) => {
    const at = place ? `${place}.${name}` : name
    return given.has(name) ? lacking(value, given.get(name), at) : [`${at} is missing`]
  })
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return value === null ? 'null' : typeof value
}
