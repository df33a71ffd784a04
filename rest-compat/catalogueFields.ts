import { getNamedType, isObjectType } from 'graphql'
import type { FieldFacts } from '../schema/catalogue/fields.ts'
import { highestPrice, lowestPrice, type Price } from '../schema/catalogue/price.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { coordinatesOf } from './catalogueEndpoint.ts'
import { type PriceEntry, priceEntry } from './cataloguePrice.ts'
import { type ArgumentExample, fieldExamples } from './fieldExamples.ts'

/** The price of a field. */
export interface FieldPriceEntry extends PriceEntry {
  /** The argument that bounds lists that lead to the field: below them the price is per item that they may hold. */
  readonly per?: string
}

/** A field's facts beside its type. */
export interface FieldEntry {
  /** The service that resolves it, if it is exactly one. */
  readonly service?: string
  readonly price?: FieldPriceEntry
  /** Whether it needs a caller: a wallet that signed in, or the payer of the same request. */
  readonly identity?: true
  /** Of a root field: arguments that work, by name, in the graph's spelling; from the example of a documented path. */
  readonly example?: ArgumentExample
}

/** The fields of the document, by coordinate; `now` is the day on which their examples work. */
export function fieldEntries(catalogue: Catalogue, now: Date): Record<string, FieldEntry> {
  const examples = fieldExamples(catalogue, now)
  const joints = new Set([...jointsOf(catalogue), ...catalogue.endpoints.flatMap(coordinatesOf)])
  const told = [...catalogue.fields.values()].filter((facts) => !facts.isInternal && isTold(facts, joints))
  return Object.fromEntries(
    told.map((facts) => {
      const { coordinate } = facts
      return [coordinate, fieldEntry(facts, catalogue.itemArguments.get(coordinate), examples[coordinate])]
    }),
  )
}

function isTold({ coordinate, price, needsCaller }: FieldFacts, joints: ReadonlySet<string>): boolean {
  return price !== null || needsCaller || joints.has(coordinate) || /^(Query|Mutation)\./.test(coordinate)
}

/**
 * Where a query crosses from one service to another: the fields that a service adds to an entity, and the fields that
 * return one.
 */
function jointsOf({ schema, fields, entities }: Catalogue): ReadonlySet<string> {
  const added = entities.flatMap(({ type, fieldsOf }) => [...fieldsOf.values()].flat().map((name) => `${type}.${name}`))
  const types = new Set(entities.map(({ type }) => type))
  const leading = [...fields.keys()].filter((coordinate) => {
    const [typeName = '', fieldName = ''] = coordinate.split('.')
    const type = schema.getType(typeName)
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
    return field !== undefined && types.has(getNamedType(field.type).name)
  })
  return new Set([...added, ...leading])
}

function fieldEntry(
  { service, price, needsCaller }: FieldFacts,
  per: string | undefined,
  example: ArgumentExample | undefined,
): FieldEntry {
  return {
    ...(service ? { service } : {}),
    ...(price ? { price: fieldPriceEntry(price, per) } : {}),
    ...(needsCaller ? { identity: true } : {}),
    ...(example ? { example } : {}),
  }
}

function fieldPriceEntry(price: Price, per: string | undefined): FieldPriceEntry {
  const entry = priceEntry(price.mode, lowestPrice(price), highestPrice(price))
  return per === undefined ? entry : { ...entry, per }
}
