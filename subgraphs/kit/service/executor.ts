import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  validate,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { recentlyUsed } from '../async/recentlyUsed.ts'

/** One document with variables, from the gateway's query plan. */
export interface FetchRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | undefined
}

/** Compiled documents cached per subgraph; each takes some tens of kilobytes. */
const MAX_COMPILED = 1_000

type Run = (context: unknown, variables: Record<string, unknown>) => Promise<ExecutionResult> | ExecutionResult

/** Executes documents against one schema; each text is parsed, validated and compiled once while it is cached. */
export class DocumentExecutor {
  readonly #schema: GraphQLSchema
  readonly #runs = recentlyUsed<string, Run>(MAX_COMPILED)

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  async execute(request: FetchRequest, context: unknown): Promise<ExecutionResult> {
    const run = this.#runOf(request)
    return run(context, { ...request.variables })
  }

  /** Number of cached documents; for tests and metrics. */
  get size(): number {
    return this.#runs.size
  }

  #runOf({ query }: FetchRequest): Run {
    const known = this.#runs.get(query)
    if (known) return known
    const made = this.#prepare(parse(query, { noLocation: true }))
    this.#runs.set(query, made)
    return made
  }

  #prepare(document: DocumentNode): Run {
    const errors = validate(this.#schema, document)
    if (errors.length > 0) return () => ({ errors })
    const compiled: CompiledQuery | ExecutionResult = compileQuery(this.#schema, document)
    if (isCompiledQuery(compiled)) {
      const operation = getOperationAST(document)
      return (context, variables) => {
        // Compiled documents ignore defaults of required inputs, so apply them before.
        const { coerced, errors } = getVariableValues(this.#schema, operation?.variableDefinitions ?? [], variables)
        return errors ? { errors } : compiled.query(undefined, context, coerced)
      }
    }
    return (contextValue, variableValues) => execute({ schema: this.#schema, document, contextValue, variableValues })
  }
}
