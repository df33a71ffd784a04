import type { ExampleNeeds, FormExample } from './example.ts'
import type { Json } from './json.ts'
import { isObject } from './json.ts'
import { type Member, nodeOf } from './node.ts'
import type { JsonSchema } from './schema.ts'

/** The part of an OpenAPI operation that forms use. */
export interface OpenapiOperation {
  readonly description?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly example?: Json
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: Json }>>
  }
  readonly 'x-example-needs'?: ExampleNeeds
}

/** The part of an OpenAPI document that forms use. */
export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenapiOperation>>>>
}

/** The form of one documented path: its URL parameters, and its JSON body. */
export interface EndpointForm {
  readonly description: string
  readonly parameters: readonly (Member & { readonly in: 'path' | 'query' })[]
  /** Null when the path has no body. */
  readonly body: { readonly members: readonly Member[] } | null
  /** Null when the document has none. */
  readonly example: FormExample | null
  readonly exampleNeeds: ExampleNeeds | null
}

/** The form of an operation. */
export function formOf(operation: OpenapiOperation): EndpointForm {
  const { description = '', parameters = [], requestBody } = operation
  const schema = requestBody?.content['application/json']?.schema
  const body = schema ? nodeOf(schema) : null
  return {
    description,
    parameters: parameters.flatMap((parameter) => {
      if (parameter.in !== 'path' && parameter.in !== 'query') return []
      const node = nodeOf({
        ...(parameter.description ? { description: parameter.description } : {}),
        ...parameter.schema,
      })
      return [{ name: parameter.name, in: parameter.in, isRequired: parameter.required ?? false, node }]
    }),
    body: body?.kind === 'object' ? { members: body.members } : null,
    example: exampleIn(operation),
    exampleNeeds: operation['x-example-needs'] ?? null,
  }
}

function exampleIn({ parameters = [], requestBody }: OpenapiOperation): FormExample | null {
  const given = parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const]))
  const body = requestBody?.content['application/json']?.example
  if (given.length === 0 && !isObject(body)) return null
  return { parameters: Object.fromEntries(given), body: isObject(body) ? body : {} }
}

/** The operation of a catalogue path in its service's document; null when the document lacks it. */
export function operationOf(document: OpenapiDocument, method: string, path: string): OpenapiOperation | null {
  return document.paths[path]?.[method.toLowerCase()] ?? null
}
