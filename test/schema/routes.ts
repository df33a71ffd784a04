import {
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import { highestPrice, lowestPrice } from '../../schema/catalogue/price.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { formatUsd } from '../../schema/money.ts'

/** How a priced field leads to a record: it is the record, a list of such, or a value that includes one or several. */
export type Extent = 'ITSELF' | 'INCLUDED' | 'SEVERAL'

/** A priced field whose price pays for a record. */
export interface Route {
  /** `Coin.market`. */
  readonly coordinate: string
  readonly extent: Extent
  /** Lowest and highest price in USD: equal where the price is fixed. */
  readonly usd: readonly [lowest: string, highest: string]
  /** The most records that one price pays for; null where the source alone bounds them. */
  readonly bound: number | null
}

interface Step {
  readonly coordinate: string | null
  readonly type: GraphQLNamedType
  readonly isList: boolean
}

/** The routes to each record that is sold as such: to each object type of a priced field of `Query` or of a handle. */
export function routesToRecords(catalogue: Catalogue): ReadonlyMap<string, readonly Route[]> {
  const sold = pricedFields(catalogue)
  const records = sold.flatMap(({ step: { type } }) => (isRecord(catalogue, type) ? [type.name] : []))
  const found = sold.map(({ facts, step }) => ({ facts, step, below: withinReach(catalogue, step.type) }))
  return new Map(
    [...new Set(records)].map((record) => [
      record,
      found.flatMap(({ facts, step, below }): Route[] => {
        const isSeveral = below.get(record)
        if (isSeveral === undefined) return []
        const single = step.type.name === record ? 'ITSELF' : 'INCLUDED'
        return [routeOf(catalogue, facts, isSeveral || step.isList ? 'SEVERAL' : single)]
      }),
    ]),
  )
}

/** Records that are sold and can be selected without any price. */
export function givenAway(catalogue: Catalogue): string[] {
  const query = catalogue.publicSchema.getQueryType()
  const free = query ? withinReach(catalogue, query) : new Map()
  // A handle's free fields are free by every way to it.
  for (const name of catalogue.nodeTypes) {
    const node = catalogue.publicSchema.getType(name)
    if (node) for (const type of withinReach(catalogue, node).keys()) free.set(type, true)
  }
  return [...routesToRecords(catalogue).keys()].filter((record) => free.has(record))
}

/** Pairs of priced siblings, where the record of one has a field that is the other. */
export function partsSoldAlone(catalogue: Catalogue): { readonly part: Route; readonly whole: Route }[] {
  const sold = pricedFields(catalogue)
  return sold.flatMap(({ facts, step }) =>
    sold.flatMap((other) => {
      const [owner, name] = facts.coordinate.split('.')
      if (other.facts === facts || other.facts.coordinate.split('.')[0] !== owner) return []
      const same = stepsFrom(catalogue, other.step.type).find(
        ({ coordinate, type }) => coordinate?.split('.')[1] === name && type === step.type,
      )
      if (!same?.coordinate || catalogue.fields.get(same.coordinate)?.price) return []
      return [{ part: routeOf(catalogue, facts, 'ITSELF'), whole: routeOf(catalogue, other.facts, 'INCLUDED') }]
    }),
  )
}

/** Priced fields, without those of mutations: their results are acts, not facts. */
function pricedFields(catalogue: Catalogue): { readonly facts: FieldFacts; readonly step: Step }[] {
  const types = Object.values(catalogue.publicSchema.getTypeMap())
  const mutation = catalogue.publicSchema.getMutationType()
  return types
    .filter((type) => type !== mutation)
    .flatMap((type) => stepsFrom(catalogue, type))
    .flatMap((step) => {
      const facts = step.coordinate === null ? undefined : catalogue.fields.get(step.coordinate)
      return facts?.price ? [{ facts, step }] : []
    })
}

/** Whether a type is a record: a handle proves nothing, and a scalar does not say what it is a fact about. */
function isRecord({ nodeTypes }: Catalogue, type: GraphQLNamedType): boolean {
  return (isObjectType(type) || isUnionType(type) || isInterfaceType(type)) && !nodeTypes.includes(type.name)
}

/** The types that a type leads to by unpriced fields, and itself: whether each is reached only below lists. Ends at handles. */
function withinReach(catalogue: Catalogue, from: GraphQLNamedType): Map<string, boolean> {
  const found = new Map([[from.name, false]])
  const open: { readonly type: GraphQLNamedType; readonly isSeveral: boolean }[] = [{ type: from, isSeveral: false }]
  for (const { type, isSeveral } of open) {
    for (const step of stepsFrom(catalogue, type)) {
      if (step.coordinate !== null && catalogue.fields.get(step.coordinate)?.price) continue
      if (!isRecord(catalogue, step.type)) continue
      const now = isSeveral || step.isList
      const before = found.get(step.type.name)
      if (before === undefined || (before && !now)) {
        found.set(step.type.name, now)
        open.push({ type: step.type, isSeveral: now })
      }
    }
  }
  return found
}

/** The fields of a type, and the types that a union or an interface stands for. */
function stepsFrom({ publicSchema }: Catalogue, type: GraphQLNamedType): Step[] {
  const steps: Step[] = []
  if (isUnionType(type) || isInterfaceType(type))
    for (const possible of publicSchema.getPossibleTypes(type))
      steps.push({ coordinate: null, type: possible, isList: false })
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields()))
      steps.push({
        coordinate: `${type.name}.${field.name}`,
        type: getNamedType(field.type),
        isList: isListType(getNullableType(field.type)),
      })
  return steps
}

function routeOf({ constraints }: Catalogue, { coordinate, price, listSize }: FieldFacts, extent: Extent): Route {
  if (!price) throw new Error(`${coordinate} has no price`)
  const bounds = listSize?.slicingArguments.map((name) => constraints.get(`${coordinate}(${name})`)?.max) ?? []
  const largest = bounds.flatMap((bound) => (bound === undefined ? [] : [Number(bound)]))
  return {
    coordinate,
    extent,
    usd: [formatUsd(lowestPrice(price)), formatUsd(highestPrice(price))],
    bound: largest.length > 0 ? Math.max(...largest) : (listSize?.assumedSize ?? null),
  }
}
