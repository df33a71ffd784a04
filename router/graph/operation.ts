import { createHash } from 'node:crypto'
import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getEnterLeaveForKind,
  getOperationAST,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  parse,
  print,
  SingleFieldSubscriptionsRule,
  separateOperations,
  specifiedRules,
  stripIgnoredCharacters,
  type ValidationContext,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { InvalidOperation } from './invalidOperation.ts'
import type { OperationLimits } from './limits.ts'
import { parseWithin } from './parseWithin.ts'

/** One operation, validated against the graph, for bill and executor. */
export interface Operation {
  /** The operation alone, unnamed, with the fragments it uses. */
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** The client's operation name; not part of any cache key. */
  readonly name: string | null
  /** SHA-256 of the normalised text, in hex: renaming and reformatting do not change it. */
  readonly hash: string
  readonly text: string
}

/** GraphQL's own rules accept an operation kind without a root type in the schema. */
const RULES = [
  noIncrementalDelivery,
  noPrototypeNames,
  ...specifiedRules.filter((rule) => rule !== SingleFieldSubscriptionsRule),
  singleFieldSubscriptions,
  knownOperationKinds,
]

/** graphql-js evaluates conditions without variables, and throws where one needs them. */
function singleFieldSubscriptions(context: ValidationContext): ASTVisitor {
  const { enter } = getEnterLeaveForKind(SingleFieldSubscriptionsRule(context), Kind.OPERATION_DEFINITION)
  return {
    OperationDefinition(node, ...place) {
      try {
        enter?.(node, ...place)
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        const message = 'The root field of a subscription cannot depend on variables by @skip or @include.'
        context.reportError(new GraphQLError(message, { nodes: node }))
      }
    },
  }
}

function noIncrementalDelivery(context: ValidationContext): ASTVisitor {
  return {
    Directive(node) {
      const name = node.name.value
      if (name !== 'defer' && name !== 'stream') return
      context.reportError(
        new GraphQLError(
          `@${name} is not available: an answer comes whole. Ask for slow fields in an operation of their own.`,
          {
            nodes: node,
          },
        ),
      )
    },
  }
}

/** As the name of a member, `__proto__` sets an object's prototype: the value would be paid for and missing in the answer. */
function noPrototypeNames(context: ValidationContext): ASTVisitor {
  const check = (name: NameNode | undefined) => {
    if (name?.value !== '__proto__') return
    context.reportError(new GraphQLError('An alias or a variable cannot be called "__proto__".', { nodes: name }))
  }
  return { Field: ({ alias }) => check(alias), Variable: ({ name }) => check(name) }
}

function knownOperationKinds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return
      context.reportError(new GraphQLError(`This graph has no ${node.operation} operations.`, { nodes: node }))
    },
  }
}

/** Checks an operation before it is accepted. Throws InvalidOperation. */
export type OperationCheck = (operation: Operation) => void

/** Most cached client texts, and their total size in characters. */
const MAX_TEXTS = 2_000
const MAX_CHARACTERS = 8_000_000

/** Prepares operations, each client text once while it is cached. */
export class OperationStore {
  readonly #schema: GraphQLSchema
  readonly #limits: OperationLimits
  readonly #checks: readonly OperationCheck[]
  readonly #byText = new LRUCache<string, Operation>({
    max: MAX_TEXTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (operation, key) => key.length + operation.text.length,
  })

  constructor(schema: GraphQLSchema, limits: OperationLimits, checks: readonly OperationCheck[] = []) {
    this.#schema = schema
    this.#limits = limits
    this.#checks = checks
  }

  /** Parses, validates and normalises. Throws InvalidOperation. */
  prepare(text: string, operationName: string | null): Operation {
    const key = `${operationName ?? ''}\n${text}`
    const known = this.#byText.get(key)
    if (known) return known
    const document = parseWithin(text, this.#limits)
    const errors = validate(this.#schema, document, RULES, { maxErrors: 20 })
    if (errors.length > 0) throw new InvalidOperation(errors)
    const operation = normalise(document, operationName)
    for (const check of this.#checks) check(operation)
    this.#byText.set(key, operation)
    return operation
  }

  /** Number of cached client texts; for tests and metrics. */
  get size(): number {
    return this.#byText.size
  }
}

/**
 * Extracts one operation from a valid document, without its name. Throws InvalidOperation when the document has none of
 * this name.
 */
export function normalise(document: DocumentNode, operationName: string | null): Operation {
  const chosen = getOperationAST(document, operationName)
  if (!chosen) {
    const which = operationName
      ? `Unknown operation named "${operationName}".`
      : 'Must provide operation name if query contains multiple operations.'
    throw new InvalidOperation([new GraphQLError(which)])
  }
  if (chosen.variableDefinitions?.some((definition) => definition.variable.name.value === 'representations')) {
    throw new InvalidOperation([
      new GraphQLError('A variable cannot be called "representations"; rename it.', { nodes: chosen }),
    ])
  }
  const name = chosen.name?.value ?? null
  const alone = separateOperations(document)[name ?? ''] ?? document
  const definitions = alone.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? ({ ...definition, name: undefined } as OperationDefinitionNode)
      : definition,
  )
  const nameless: DocumentNode = { kind: Kind.DOCUMENT, definitions }
  const text = stripIgnoredCharacters(print(nameless))
  // Nodes without locations are smaller, and execution errors do not need locations.
  const compact = parse(text, { noLocation: true })
  const definition = compact.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (!definition) throw new Error('A prepared document lost its operation')
  const fragments = compact.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return {
    document: compact,
    definition,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    name,
    hash: createHash('sha256').update(text).digest('hex'),
    text,
  }
}
