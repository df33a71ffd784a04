import type { Shape } from '../schema/catalogue/endpoint.ts'

/** The JSON of a response: exactly the shape of the operation, without the optional members that are null. */
export function project(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (shape.kind === 'list') return Array.isArray(value) ? value.map((item) => project(shape.item, item)) : null
  if (shape.kind === 'leaf') return value
  const given = value as Record<string, unknown>
  const body: Record<string, unknown> = {}
  for (const member of shape.members) {
    const inner = project(member.shape, given[member.key])
    if (inner !== null || !member.isOptional) body[member.key] = inner
  }
  return body
}
