import type { ListShape, ObjectShape, Shape, ShapeMember } from '../schema/catalogue/endpoint.ts'
import { inForm } from '../schema/catalogue/forms.ts'

type Members = Record<string, unknown>

/** The JSON of a response, exactly in the operation's shape; optional members that are null are omitted. */
export function project(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'constant') return shape.value
  if (value === null || value === undefined) return null
  switch (shape.kind) {
    case 'list':
      if (!Array.isArray(value)) return null
      return shape.entries
        ? projectEntries(shape, shape.entries, value)
        : value.map((item) => project(shape.item, item))
    case 'leaf':
      return shape.form ? inForm(shape.form, value) : (shape.wireNames?.get(value as string) ?? value)
    case 'union': {
      const one = shape.byType.get(String((value as Members)[shape.key]))
      return one ? projectObject(one, value as Members) : null
    }
    case 'only':
      return project(shape.member.shape, heldBy(shape.member, value as Members))
    case 'object':
      return shape.isTuple ? projectTuple(shape, value as Members) : projectObject(shape, value as Members)
  }
}

function projectObject(shape: ObjectShape, given: Members): Members {
  const body: Members = {}
  for (const member of shape.members) {
    if (member.placing === 'hidden') continue
    const inner = project(member.shape, heldBy(member, given))
    if (member.placing === 'spread') spreadInto(body, inner)
    else if (inner !== null || !member.isOptional) body[nameOf(member, given)] = inner
  }
  return body
}

function projectTuple(shape: ObjectShape, given: Members): unknown[] {
  return shape.members
    .filter((member) => member.placing !== 'hidden')
    .map((member) => project(member.shape, heldBy(member, given)))
}

function projectEntries(
  shape: ListShape,
  { key, keyMember, value }: NonNullable<ListShape['entries']>,
  items: Members[],
): Members {
  return Object.fromEntries(
    items.map((item) => [
      String(isOnly(keyMember) ? project(keyMember.shape, heldBy(keyMember, item)) : item[key]),
      value ? project(value.shape, heldBy(value, item)) : project(shape.item, item),
    ]),
  )
}

/** Whether a member is an object that is written as its only member. */
function isOnly(member: ShapeMember | null): member is ShapeMember {
  return member?.shape.kind === 'only'
}

function spreadInto(body: Members, inner: unknown): void {
  if (Array.isArray(inner)) for (const item of inner) Object.assign(body, item)
  else Object.assign(body, inner)
}

function heldBy({ key }: ShapeMember, given: Members): unknown {
  return key === null ? given : given[key]
}

function nameOf({ name }: ShapeMember, given: Members): string {
  return name.includes('{') ? name.replace(/\{(\w+)\}/g, (_, sibling: string) => String(given[sibling])) : name
}
