import { createHash } from 'node:crypto'
import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  specifiedRules,
  stripIgnoredCharacters,
  type ValidationContext,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { InvalidOperation } from './invalidOperation.ts'
import { checkLimits, type OperationLimits } from './limits.ts'

/** One operation, checked against the graph, as bill and executor need it. */
export interface Operation {
  /** The operation alone, without its name, with the fragments it uses. */
  readonly document: DocumentNode
  readonly definition: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** The client's name for it; part of nothing that is cached. */
  readonly name: string | null
  /** SHA-256 of the normalised text, in hex: renaming and reformatting do not change it. */
  readonly hash: string
  readonly text: string
}

/** GraphQL's own rules do not refuse an operation of a kind that the schema has no root type for. */
const RULES = [...specifiedRules, knownOperationKinds]

function knownOperationKinds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return
      context.reportError(new GraphQLError(`This graph has no ${node.operation} operations.`, { nodes: node }))
    },
  }
}

/** Looks at an operation before it is accepted. Throws InvalidOperation. */
export type OperationCheck = (operation: Operation) => void

/** How many client texts are remembered, and how many characters they may have together. */
const MAX_TEXTS = 2_000
const MAX_CHARACTERS = 8_000_000

/** Prepares operations, each client text once while it stays remembered; equal operations share one prepared form. */
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

  /** Parses, checks and normalises. Throws InvalidOperation. */
  prepare(text: string, operationName: string | null): Operation {
    const key = `${operationName ?? ''}\n${text}`
    const known = this.#byText.get(key)
    if (known) return known
    const document = this.#parse(text)
    const errors = validate(this.#schema, document, RULES, { maxErrors: 20 })
    if (errors.length > 0) throw new InvalidOperation(errors)
    const operation = normalise(document, operationName)
    for (const check of this.#checks) check(operation)
    this.#byText.set(key, operation)
    return operation
  }

  /** How many client texts are remembered now; for tests and metrics. */
  get size(): number {
    return this.#byText.size
  }

  #parse(text: string): DocumentNode {
    try {
      const document = parse(text, { maxTokens: this.#limits.maxTokens })
      checkLimits(document, this.#limits)
      return document
    } catch (error) {
      if (error instanceof GraphQLError) throw new InvalidOperation([error])
      // Parser and limits descend with the text; what exhausts their stack is no operation that anybody needs.
      if (error instanceof RangeError)
        throw new InvalidOperation([new GraphQLError('The document is nested too deeply.')])
      throw error
    }
  }
}

/** Takes one operation out of a valid document, without its name. Throws InvalidOperation when there is no such one. */
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
  // Nodes without locations are smaller, and errors of a running operation do not need them.
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
