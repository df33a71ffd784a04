import { buildASTSchema, type DocumentNode, type GraphQLSchema, parse, printSchema } from 'graphql'
import { SCALARS } from '../scalars.ts'
import type { Endpoint } from './endpoint.ts'
import type { Entity } from './entities.ts'
import type { SupergraphFacts } from './fields.ts'
import { fromJson, toJson } from './json.ts'
import { annotateWireNames } from './wireNames.ts'

/** What is derived from a supergraph and operations. */
export interface Derived {
  readonly schema: GraphQLSchema
  readonly facts: SupergraphFacts
  readonly nodeTypes: readonly string[]
  readonly entities: readonly Entity[]
  readonly endpoints: readonly Endpoint[]
}

/** The JSON of what was derived; the schema as a document with all descriptions. */
export function toText({ schema, endpoints, ...others }: Derived): string {
  const paths = endpoints.map(({ operation: _, pricedFields, ...rest }) => ({
    ...rest,
    pricedFields: pricedFields.map(({ coordinate }) => coordinate),
  }))
  const document = parse(printSchema(schema), { noLocation: true })
  const write = toJson(schema)
  return JSON.stringify({ document, others: write(others), paths: write(paths) })
}

/** The inverse of `toText`. */
export function fromText(text: string): Derived {
  const stored = JSON.parse(text) as Record<'others' | 'paths', unknown> & { readonly document: DocumentNode }
  const schema = buildASTSchema(stored.document, { assumeValid: true, assumeValidSDL: true })
  setOwnScalars(schema)
  const read = fromJson(schema)
  const rest = read(stored.others) as Omit<Derived, 'schema' | 'endpoints'>
  // Before the paths: their own enums take the wire names of the schema's.
  annotateWireNames(schema, rest.facts.enumWireNames)
  const paths = read(stored.paths) as readonly (Omit<Endpoint, 'operation' | 'pricedFields'> & {
    readonly pricedFields: readonly string[]
  })[]
  const endpoints = paths.map((path) => ({
    ...path,
    operation: path.document.definitions[0] as Endpoint['operation'],
    pricedFields: path.pricedFields.flatMap((coordinate) => rest.facts.fields.get(coordinate) ?? []),
  }))
  return { ...rest, schema, endpoints }
}

/** A schema built from SDL knows scalars by name only; this sets their coercion functions. */
export function setOwnScalars(schema: GraphQLSchema): void {
  for (const { type } of Object.values(SCALARS)) {
    const known = schema.getType(type.name)
    if (known)
      Object.assign(known, { serialize: type.serialize, parseValue: type.parseValue, parseLiteral: type.parseLiteral })
  }
}
