import type { Json } from './json.ts'
import type { JsonSchema } from './schema.ts'

/** Facts that all kinds of parts have. */
interface Common {
  /** Whether null is a valid value. */
  readonly isNullable: boolean
  readonly description: string | null
  /** The service's default. */
  readonly fallback: Json | undefined
}

export interface TextNode extends Common {
  readonly kind: 'text'
  readonly format: string | null
  readonly pattern: string | null
  readonly minLength: number
  readonly maxLength: number
}

export interface NumberNode extends Common {
  readonly kind: 'number'
  readonly isInteger: boolean
  readonly minimum: number
  readonly maximum: number
  /** Whether the bound is exclusive. */
  readonly isAbove: boolean
  readonly isBelow: boolean
}

export interface BooleanNode extends Common {
  readonly kind: 'boolean'
}

/** One of a few values. */
export interface EnumNode extends Common {
  readonly kind: 'enum'
  readonly values: readonly Json[]
}

export interface ListNode extends Common {
  readonly kind: 'list'
  readonly item: FormNode
  readonly minItems: number
  readonly maxItems: number
}

export interface Member {
  readonly name: string
  readonly isRequired: boolean
  readonly node: FormNode
}

export interface ObjectNode extends Common {
  readonly kind: 'object'
  readonly members: readonly Member[]
}

/** An object with caller-chosen member names. */
export interface MapNode extends Common {
  readonly kind: 'map'
  readonly value: FormNode
  readonly minEntries: number
  readonly maxEntries: number
}

/** One of several shapes. */
export interface ChoiceNode extends Common {
  readonly kind: 'choice'
  readonly options: readonly { readonly title: string; readonly node: FormNode }[]
}

/** Any value. */
export interface JsonNode extends Common {
  readonly kind: 'json'
}

/** A part of a form, made from a JSON Schema. */
export type FormNode =
  | TextNode
  | NumberNode
  | BooleanNode
  | EnumNode
  | ListNode
  | ObjectNode
  | MapNode
  | ChoiceNode
  | JsonNode

/** The form part for a schema. */
export function nodeOf(schema: JsonSchema): FormNode {
  const types = [schema.type ?? []].flat()
  const common: Common = {
    isNullable: types.includes('null') || (schema.enum?.includes(null) ?? false) || hasNullOption(schema),
    description: schema.description ?? null,
    fallback: schema.default,
  }
  const options = (schema.oneOf ?? schema.anyOf)?.filter(({ type }) => type !== 'null')
  if (options?.length === 1 && options[0]) return { ...nodeOf(options[0]), ...common }
  if (options) return { ...common, kind: 'choice', options: options.map(optionOf) }
  if (schema.const !== undefined) return { ...common, kind: 'enum', values: [schema.const] }
  if (schema.enum) return { ...common, kind: 'enum', values: schema.enum.filter((value) => value !== null) }
  return typedNode(schema, types.filter((type) => type !== 'null')[0], common)
}

function typedNode(schema: JsonSchema, type: string | undefined, common: Common): FormNode {
  switch (type) {
    case 'string':
      return {
        ...common,
        kind: 'text',
        format: schema.format ?? null,
        pattern: schema.pattern ?? null,
        minLength: schema.minLength ?? 0,
        maxLength: schema.maxLength ?? Number.POSITIVE_INFINITY,
      }
    case 'integer':
    case 'number':
      return {
        ...common,
        kind: 'number',
        isInteger: type === 'integer',
        minimum: schema.exclusiveMinimum ?? schema.minimum ?? Number.NEGATIVE_INFINITY,
        maximum: schema.exclusiveMaximum ?? schema.maximum ?? Number.POSITIVE_INFINITY,
        isAbove: schema.exclusiveMinimum !== undefined,
        isBelow: schema.exclusiveMaximum !== undefined,
      }
    case 'boolean':
      return { ...common, kind: 'boolean' }
    case 'array':
      return {
        ...common,
        kind: 'list',
        item: nodeOf(schema.items ?? {}),
        minItems: schema.minItems ?? 0,
        maxItems: schema.maxItems ?? Number.POSITIVE_INFINITY,
      }
    case 'object':
      return objectNode(schema, common)
    default:
      return { ...common, kind: 'json' }
  }
}

function objectNode(schema: JsonSchema, common: Common): FormNode {
  const { properties, additionalProperties, required = [] } = schema
  if (properties) {
    const members = Object.entries(properties).map(([name, inner]) => ({
      name,
      isRequired: required.includes(name),
      node: nodeOf(inner),
    }))
    return { ...common, kind: 'object', members }
  }
  if (typeof additionalProperties !== 'object') return { ...common, kind: 'json' }
  return {
    ...common,
    kind: 'map',
    value: nodeOf(additionalProperties),
    minEntries: schema.minProperties ?? 0,
    maxEntries: schema.maxProperties ?? Number.POSITIVE_INFINITY,
  }
}

function hasNullOption(schema: JsonSchema): boolean {
  return (schema.oneOf ?? schema.anyOf ?? []).some(({ type }) => type === 'null')
}

function optionOf(schema: JsonSchema, index: number): ChoiceNode['options'][number] {
  const title =
    schema.title ?? schema.description ?? (typeof schema.type === 'string' ? schema.type : `Form ${index + 1}`)
  return { title, node: nodeOf(schema) }
}
