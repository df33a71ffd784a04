import { hash } from 'node:crypto'
import { type DocumentNode, Kind, print, stripIgnoredCharacters, visit } from 'graphql'
import type { BillBasis } from '../../../../prisma/ledger/stored.ts'
import type { FieldFacts } from '../../../../schema/catalogue/fields.ts'
import type { Operation } from '../../../graph/operation.ts'

/** The part of an operation that bills depend on. */
interface Skeleton {
  readonly text: string
  readonly variables: readonly string[]
  /** The latest ids, by what they are the hash of beside the schema and this text. */
  readonly ids: Map<string, string>
}

/** Most ids kept for one operation; then they are forgotten together. */
const MAX_IDS = 200

/** Makes the bases of bills drawn from one schema. */
export class BasisMaker {
  readonly schemaVersion: string
  /** Names of the arguments that bound lists. */
  readonly #slicing: ReadonlySet<string>
  readonly #skeletons = new WeakMap<Operation, Skeleton>()

  constructor(supergraphSdl: string, fields: ReadonlyMap<string, Pick<FieldFacts, 'listSize'>>) {
    this.schemaVersion = hash('sha256', supergraphSdl, 'hex')
    this.#slicing = new Set([...fields.values()].flatMap(({ listSize }) => listSize?.slicingArguments ?? []))
  }

  /** The basis of an operation's bill, with its coerced variables. */
  of(operation: Operation, given: Readonly<Record<string, unknown>>, takesPart: boolean): BillBasis {
    const { ids, text, variables: names } = this.#skeletonOf(operation)
    const variables: Record<string, number | boolean> = {}
    for (const name of names) {
      const value = given[name]
      if (typeof value === 'number' || typeof value === 'boolean') variables[name] = value
    }
    const { schemaVersion } = this
    const key = JSON.stringify([variables, takesPart])
    let id = ids.get(key)
    if (id === undefined) {
      id = hash('sha256', JSON.stringify([schemaVersion, text, variables, takesPart]), 'hex')
      if (ids.size >= MAX_IDS) ids.clear()
      ids.set(key, id)
    }
    return { id, schemaVersion, operation: text, variables, takesPart }
  }

  #skeletonOf(operation: Operation): Skeleton {
    const known = this.#skeletons.get(operation)
    if (known) return known
    const skeleton = skeletonOf(operation.document, this.#slicing)
    this.#skeletons.set(operation, skeleton)
    return skeleton
  }
}

/** Removes every argument that bounds no list, and variables that are no longer used. */
function skeletonOf(document: DocumentNode, slicing: ReadonlySet<string>): Skeleton {
  const used = new Set<string>()
  const bare = visit(document, {
    Argument: (node, _key, _parent, _path, ancestors) => {
      const owner = ancestors.at(-1)
      const isOfField = owner !== undefined && 'kind' in owner && owner.kind === Kind.FIELD
      return isOfField && !slicing.has(node.name.value) ? null : undefined
    },
  })
  const kept = visit(bare, {
    VariableDefinition: () => false,
    Variable(node) {
      used.add(node.name.value)
    },
  })
  const text = visit(kept, { VariableDefinition: (node) => (used.has(node.variable.name.value) ? undefined : null) })
  return { text: stripIgnoredCharacters(print(text)), variables: [...used].sort(), ids: new Map() }
}
