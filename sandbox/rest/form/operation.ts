import type { Json } from './json.ts'
import { isObject } from './json.ts'
import { type Member, nodeOf } from './node.ts'
import { sampleMembers } from './sample.ts'
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
  readonly body: { readonly members: readonly Member[]; readonly example: Readonly<Record<string, Json>> } | null
}

/** The form of an operation. */
export function formOf({ description = '', parameters = [], requestBody }: OpenapiOperation): EndpointForm {
  const content = requestBody?.content['application/json']
  const body = content?.schema ? nodeOf(content.schema) : null
  return {
    description,
    parameters: parameters.flatMap((parameter) => {
      if (parameter.in !== 'path' && parameter.in !== 'query') return []
      const node = nodeOf({
        ...(parameter.description ? { description: parameter.description } : {}),
        ...(parameter.example === undefined ? {} : { example: parameter.example }),
        ...parameter.schema,
      })
      return [{ name: parameter.name, in: parameter.in, isRequired: parameter.required ?? false, node }]
    }),
    body:
      body?.kind === 'object'
        ? {
            members: body.members,
            example: isObject(content?.example) ? content.example : sampleMembers(body.members),
          }
        : null,
  }
}

/** The operation of a catalogue path in its service's document; null when the document lacks it. */
export function operationOf(document: OpenapiDocument, method: string, path: string): OpenapiOperation | null {
  return document.paths[path]?.[method.toLowerCase()] ?? null
}
