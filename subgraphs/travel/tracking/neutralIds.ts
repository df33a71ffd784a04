/** The company's id members: its own initials before `_flight_id`. */
const OWN_ID = /^(inbound_)?(?!tracking_)[a-z]+_flight_id$/

/** Renames the company's flight id members to `tracking_flight_id`. A value without such members is returned unchanged. */
export function neutralIds(body: unknown): unknown {
  if (Array.isArray(body)) return changedItems(body)
  if (typeof body !== 'object' || body === null) return body
  let renamed: Record<string, unknown> | null = null
  for (const [name, value] of Object.entries(body)) {
    const neutral = name.endsWith('_flight_id') ? name.replace(OWN_ID, '$1tracking_flight_id') : name
    const inner = typeof value === 'object' ? neutralIds(value) : value
    if (neutral === name && inner === value) continue
    renamed ??= { ...body }
    if (neutral !== name) delete renamed[name]
    renamed[neutral] = inner
  }
  return renamed ?? body
}

function changedItems(items: readonly unknown[]): readonly unknown[] {
  // Lists of numbers, such as waypoints, are long and contain no ids.
  if (typeof items[0] !== 'object') return items
  const changed = items.map(neutralIds)
  return changed.some((item, index) => item !== items[index]) ? changed : items
}
