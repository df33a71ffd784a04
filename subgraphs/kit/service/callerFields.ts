import type { DocumentNode } from 'graphql'
import { nameOfType } from '../../../schema/catalogue/graphs.ts'
import { readTypes, type TypeFacts } from './typeFacts.ts'

/** Whether the schema marks a field as one that needs a caller: `@wallet`, or a priced mutation. */
type NeedsCaller = (coordinate: string) => boolean

/**
 * Coordinates of the resolvers that may read the caller, as `Type.field` (and `Type.__resolveReference`): marked
 * fields, and fields reachable only through marked ones. An entity is reachable by its key from everywhere, so its
 * fields must be marked themselves; its reference resolver may read the caller if all of them are.
 */
export function callerFields(typeDefs: DocumentNode, needsCaller: NeedsCaller): ReadonlySet<string> {
  const types = readTypes(typeDefs)
  const open = openTypes(types, needsCaller)
  const allowed = new Set<string>()
  for (const [name, { fields, keys }] of types) {
    const coordinates = fields.map((field) => `${name}.${field.name.value}`)
    const own = coordinates.filter((coordinate) => !open.has(name) || needsCaller(coordinate))
    for (const coordinate of own) allowed.add(coordinate)
    const others = fields.filter((field) => !keys.has(field.name.value))
    if (keys.size > 0 && others.every((field) => allowed.has(`${name}.${field.name.value}`)))
      allowed.add(`${name}.__resolveReference`)
  }
  return allowed
}

/** Types that a document can reach without selecting a marked field. */
function openTypes(types: ReadonlyMap<string, TypeFacts>, needsCaller: NeedsCaller): ReadonlySet<string> {
  const found = new Set<string>()
  const entities = [...types].filter(([, { keys }]) => keys.size > 0).map(([name]) => name)
  const waiting = ['Query', 'Mutation', ...entities]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const type = types.get(name)
    if (!type || found.has(name)) continue
    found.add(name)
    waiting.push(...type.possible)
    for (const field of type.fields) {
      if (!needsCaller(`${name}.${field.name.value}`)) waiting.push(nameOfType(field.type))
    }
  }
  return found
}
