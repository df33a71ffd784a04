import {
  execute,
  type FormattedExecutionResult,
  getIntrospectionQuery,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Catalogue } from '../../schema/catalogue.ts'
import { IntrospectionWeight } from './introspectionWeight.ts'
import { refuse } from './limits.ts'
import { normalise, type Operation } from './operation.ts'

/** Size of the answer cache, in characters of JSON; the standard query's answer takes 1.4 million. */
const CACHE_CHARACTERS = 16_000_000

/** Most values of an operation's introspection, as a multiple of the standard introspection query. */
const MAX_TIMES_STANDARD = 2

/** An operation that selects only `__typename` does not need the public schema to be built. */
const LOOKS_INTO_SCHEMA = /__schema\b|__type\b/

/**
 * Answers `__schema` and `__type` from the public schema, without planning. Answers are cached by the normalised
 * operation and its variables.
 */
export class Introspection {
  readonly #catalogue: Pick<Catalogue, 'schema' | 'publicSchema'>
  readonly #answers = new LRUCache<string, FormattedExecutionResult>({
    maxSize: CACHE_CHARACTERS,
    sizeCalculation: (answer, key) => key.length + JSON.stringify(answer).length,
  })
  #weight: { readonly of: IntrospectionWeight; readonly most: number } | undefined

  constructor(catalogue: Pick<Catalogue, 'schema' | 'publicSchema'>) {
    this.#catalogue = catalogue
  }

  /** Whether an operation reads the schema; one that selects nothing but `__typename` does not. */
  static readsSchema({ text }: Operation): boolean {
    return LOOKS_INTO_SCHEMA.test(text)
  }

  /** Throws InvalidOperation when the answer to an operation's introspection would be too large. */
  check({ definition, fragments, text }: Operation): void {
    if (!LOOKS_INTO_SCHEMA.test(text)) return
    const { of, most } = this.#weigh()
    const weight = of.operation(definition.selectionSet, fragments)
    if (weight > most)
      refuse(`The introspection of the operation has about ${Math.round(weight)} values; at most ${most} are served.`)
  }

  /** The result of an operation that selects only meta fields of the root. */
  answer(operation: Operation, variables: Readonly<Record<string, unknown>>): FormattedExecutionResult {
    const key = `${operation.hash} ${JSON.stringify(variablesOf(operation.definition, variables))}`
    const known = this.#answers.get(key)
    if (known) return known
    const needsPublic = LOOKS_INTO_SCHEMA.test(operation.text)
    const source = needsPublic ? this.#catalogue.publicSchema : this.#catalogue.schema
    const result = execute({ schema: source, document: operation.document, variableValues: variables })
    if (result instanceof Promise) throw new Error('Introspection is answered at once')
    const answer: FormattedExecutionResult = {
      ...(result.errors ? { errors: result.errors.map((error) => error.toJSON()) } : {}),
      data: result.data ?? null,
    }
    this.#answers.set(key, answer)
    return answer
  }

  /** Number of cached answers; for tests. */
  get size(): number {
    return this.#answers.size
  }

  #weigh() {
    if (this.#weight) return this.#weight
    const of = new IntrospectionWeight(this.#catalogue.publicSchema)
    const options = { descriptions: true, specifiedByUrl: true, inputValueDeprecation: true, schemaDescription: true }
    const standard = normalise(parse(getIntrospectionQuery(options)), null)
    const most = Math.ceil(of.operation(standard.definition.selectionSet, standard.fragments) * MAX_TIMES_STANDARD)
    this.#weight = { of, most }
    return this.#weight
  }
}

function variablesOf(
  { variableDefinitions }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): unknown[] {
  return (variableDefinitions ?? []).map(({ variable }) => variables[variable.name.value] ?? null)
}
