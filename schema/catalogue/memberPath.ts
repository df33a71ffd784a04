import { getNamedType } from 'graphql'
import type { ObjectShape, Shape, ShapeMember } from './endpoint.ts'

/** The value at a path such as `data.0.id`; undefined if a step of it is missing. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, step) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return (inner as Readonly<Record<string, unknown>>)[step]
  }, value)
}

/** A copy of a JSON value with another value at a path whose steps, but for the last, exist. */
export function withValueAt(value: unknown, path: string, put: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[step] = rest.length === 0 ? put : withValueAt(copy[step], rest.join('.'), put)
  return copy
}

/** Whether answers of a shape can have a value at a path. */
export function canHave(shape: Shape, path: string): boolean {
  return reaches(shape, path.split('.'))
}

function reaches(shape: Shape, steps: readonly string[]): boolean {
  const [step, ...rest] = steps
  if (step === undefined) return true
  switch (shape.kind) {
    case 'constant':
      return false
    case 'leaf':
      return getNamedType(shape.type).name === 'JSON'
    case 'only':
      return reaches(shape.member.shape, steps)
    case 'union':
      return [...shape.byType.values()].some((one) => reaches(one, steps))
    case 'list':
      if (shape.entries) return reaches(shape.entries.value?.shape ?? shape.item, rest)
      return /^\d+$/.test(step) && reaches(shape.item, rest)
    case 'object':
      return shape.isTuple ? inTuple(shape, Number(step), rest) : shape.members.some((one) => isThere(one, steps))
  }
}

function inTuple({ members }: ObjectShape, place: number, rest: readonly string[]): boolean {
  const member = members.filter(({ placing }) => placing !== 'hidden')[place]
  return member !== undefined && reaches(member.shape, rest)
}

function isThere({ name, placing, shape }: ShapeMember, steps: readonly string[]): boolean {
  const [step, ...rest] = steps
  if (placing === 'spread') return reaches(shape, steps)
  // A name with `{…}` in it depends on the data.
  return placing === 'named' && (name === step || name.includes('{')) && reaches(shape, rest)
}
