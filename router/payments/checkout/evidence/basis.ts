import { createHash } from 'node:crypto'
import { type DocumentNode, Kind, print, stripIgnoredCharacters, visit } from 'graphql'
import type { FieldFacts } from '../../../../schema/catalogue/fields.ts'
import type { Operation } from '../../../graph/operation.ts'

/**
 * What a bill follows from, as it is kept for the audit: numbers and booleans alone, so that nothing of what a payer wrote
 * stays in the ledger.
 */
export interface BillBasis {
  /** SHA-256 of all the rest, in hex. */
  readonly id: string
  /** SHA-256 of the supergraph, in hex. */
  readonly schemaVersion: string
  /** The operation without the arguments that no bill depends on. */
  readonly operation: string
  /** The values of its variables; one that was not given is left out. */
  readonly variables: Readonly<Record<string, number | boolean>>
  /** Whether a part of the bill could be taken, or given back. */
  readonly takesPart: boolean
}

/** An operation as bills depend on it. */
interface Skeleton {
  readonly text: string
  readonly variables: readonly string[]
}

/** Makes bases of bills that are drawn from one schema. */
export class BasisMaker {
  readonly schemaVersion: string
  /** Names of the arguments that bound lists. */
  readonly #slicing: ReadonlySet<string>
  readonly #skeletons = new WeakMap<Operation, Skeleton>()

  constructor(supergraphSdl: string, fields: ReadonlyMap<string, Pick<FieldFacts, 'listSize'>>) {
    this.schemaVersion = createHash('sha256').update(supergraphSdl).digest('hex')
    this.#slicing = new Set([...fields.values()].flatMap(({ listSize }) => listSize?.slicingArguments ?? []))
  }

  /** The basis of the bill of an operation with its coerced variables. */
  of(operation: Operation, given: Readonly<Record<string, unknown>>, takesPart: boolean): BillBasis {
    const { text, variables: names } = this.#skeletonOf(operation)
    const variables: Record<string, number | boolean> = {}
    for (const name of names) {
      const value = given[name]
      if (typeof value === 'number' || typeof value === 'boolean') variables[name] = value
    }
    const { schemaVersion } = this
    const id = createHash('sha256')
      .update(JSON.stringify([schemaVersion, text, variables, takesPart]))
      .digest('hex')
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

/** Leaves out every argument that bounds no list, and the variables that nothing is left of. */
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
  return { text: stripIgnoredCharacters(print(text)), variables: [...used].sort() }
}
