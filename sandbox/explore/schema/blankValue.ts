import type { GraphQLInputType } from 'graphql'
import { fieldsOf, isRequired, kindOf, namedType, valuesOf } from './types.ts'

/** Days from today to the sample of a date. */
const SOON_DAYS = 30
const DAY_MS = 86_400_000

/**
 * A value of an argument's type that the user has to look at, where the catalogue has no example: texts and lists are empty,
 * dates soon.
 */
export function blankValue(type: GraphQLInputType, today: Date): unknown {
  if (String(type).startsWith('[')) return []
  const inner = namedType(type)
  switch (kindOf(inner)) {
    case 'enum':
      return valuesOf(inner)[0]?.name
    case 'input': {
      const needed = fieldsOf(inner).filter((field) => isRequired(field.type, field.defaultValue))
      return Object.fromEntries(needed.map((field) => [field.name, blankValue(field.type as GraphQLInputType, today)]))
    }
    default:
      return blankScalar(inner.name, today)
  }
}

function blankScalar(type: string, today: Date): unknown {
  if (type === 'Date') return new Date(today.getTime() + SOON_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (type === 'DateTime') return today.toISOString()
  if (type === 'Boolean') return true
  if (type === 'Int' || type === 'Float' || type === 'SafeInt') return 1
  return type === 'USD' ? '1' : type === 'JSON' ? {} : ''
}
