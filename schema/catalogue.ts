import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, parse } from 'graphql'
import { apiSchemaOf } from './apiSchema.ts'
import type { Constraint } from './catalogue/constraint.ts'
import type { Endpoint } from './catalogue/endpoint.ts'
import { checkOverlaps, type OperationsFile, readEndpoints } from './catalogue/endpoints.ts'
import { type Entity, readEntities } from './catalogue/entities.ts'
import { type FieldFacts, readSupergraph, type SupergraphFacts } from './catalogue/fields.ts'
import { priceSentence } from './catalogue/priceSentence.ts'
import { Problems } from './catalogue/problems.ts'
import { annotateWireNames } from './catalogue/wireNames.ts'
import { readDocuments } from './documentFiles.ts'
import { publicSchemaOf } from './publicSchema.ts'
import { SCALARS } from './scalars.ts'
import { SERVICES, type ServiceName } from './services.ts'
import { API_SCHEMA_FILE, SUPERGRAPH_FILE } from './supergraphFile.ts'

/**
 * The one reader of the annotated schema and of the documented paths. Router, REST door, OpenAPI, search and sandbox ask
 * it, and nothing else reads the directives.
 */
export interface Catalogue {
  readonly supergraphSdl: string
  /** SHA-256 in hex of the supergraph and the operations: equal catalogues have equal ones. */
  readonly version: string
  /** What operations are held against: the graph without its directives; descriptions say what a field costs. */
  readonly schema: GraphQLSchema
  /** What introspection and documents show: `schema` without internal fields. Made when it is first asked for. */
  readonly publicSchema: GraphQLSchema
  readonly fields: ReadonlyMap<string, FieldFacts>
  readonly constraints: ReadonlyMap<string, Constraint>
  /** The argument that bounds the lists above each field that is paid per item, by the field's coordinate. */
  readonly itemArguments: ReadonlyMap<string, string>
  /** What joins the services: the types that two or more of them know by key. */
  readonly entities: readonly Entity[]
  readonly endpoints: readonly Endpoint[]
  /** The documented paths of one service, in the order of its file. */
  endpointsOf(service: ServiceName): readonly Endpoint[]
  /** Gives another build of the same schema our scalars' rules, and descriptions that say what a field costs. */
  annotate(schema: GraphQLSchema): void
}

let committed: Catalogue | undefined

/**
 * Reads the catalogue from the committed files, once in a process: it takes seconds. Throws a CatalogueError that lists
 * everything that is wrong.
 */
export function loadCatalogue(): Catalogue {
  committed ??= readCatalogue()
  return committed
}

function readCatalogue(): Catalogue {
  const files = SERVICES.flatMap((service) =>
    readDocuments(new URL(`../rest-compat/${service}`, import.meta.url)).map(({ name, text }) => ({
      service,
      name: `rest-compat/${service}${name ? `/${name}` : '.graphql'}`,
      text,
    })),
  )
  // Made from a schema that is valid.
  const schema = buildSchema(readFileSync(API_SCHEMA_FILE, 'utf8'), {
    assumeValid: true,
    assumeValidSDL: true,
    noLocation: true,
  })
  return buildCatalogue(readFileSync(SUPERGRAPH_FILE, 'utf8'), files, schema)
}

/**
 * Builds a catalogue from a supergraph and operations; `schema` is what clients see of it, if that is known. Throws a
 * CatalogueError that lists everything that is wrong.
 */
export function buildCatalogue(
  supergraphSdl: string,
  files: readonly OperationsFile[],
  schema = apiSchemaOf(supergraphSdl),
): Catalogue {
  const problems = new Problems()
  const supergraph = parse(supergraphSdl, { noLocation: true })
  const facts = readSupergraph(supergraph, problems)
  const annotate = (target: GraphQLSchema) => {
    setOwnScalars(target)
    annotateWireNames(target, facts.enumWireNames)
    describePrices(target, facts, isRootField)
    describePrices(target, facts, isNestedField)
  }
  setOwnScalars(schema)
  annotateWireNames(schema, facts.enumWireNames)
  describePrices(schema, facts, isRootField)
  const endpoints = files.flatMap((file) => readEndpoints(file, schema, facts, problems))
  // A path has one price and one identity: what its answer's members cost and need on their own is only of use in the graph.
  describePrices(schema, facts, isNestedField)
  checkOverlaps(endpoints, problems)
  problems.throwIfAny()
  const byService = new Map(
    SERVICES.map((service) => [service, endpoints.filter((endpoint) => endpoint.service === service)]),
  )
  let publicSchema: GraphQLSchema | undefined
  return {
    supergraphSdl,
    version: versionOf(supergraphSdl, files),
    schema,
    get publicSchema() {
      publicSchema ??= publicSchemaOf(schema, facts.fields)
      return publicSchema
    },
    ...facts,
    entities: readEntities(supergraph, facts.fields),
    endpoints,
    endpointsOf: (service) => byService.get(service) ?? [],
    annotate,
  }
}

function versionOf(supergraphSdl: string, files: readonly OperationsFile[]): string {
  const hash = createHash('sha256').update(supergraphSdl)
  for (const { name, text } of files) hash.update(`\0${name}\0${text}`)
  return hash.digest('hex')
}

/** A schema built from SDL knows scalars by name only; theirs are the rules that variables are coerced by. */
function setOwnScalars(schema: GraphQLSchema): void {
  for (const { type } of Object.values(SCALARS)) {
    const known = schema.getType(type.name)
    if (known)
      Object.assign(known, { serialize: type.serialize, parseValue: type.parseValue, parseLiteral: type.parseLiteral })
  }
}

/** Says in each field's description what it costs and who may ask, so that the schema that a client introspects tells it. */
function describePrices(
  schema: GraphQLSchema,
  { fields, itemArguments }: SupergraphFacts,
  isDescribed: (facts: FieldFacts) => boolean,
): void {
  for (const facts of fields.values()) {
    if (!isDescribed(facts)) continue
    const [typeName = '', fieldName = ''] = facts.coordinate.split('.')
    const type = schema.getType(typeName)
    const field = type && 'getFields' in type ? type.getFields()[fieldName] : undefined
    const sentence = priceSentence(facts, itemArguments.get(facts.coordinate))
    if (field && sentence) field.description = [field.description, sentence].filter(Boolean).join('\n\n')
  }
}

function isRootField({ coordinate }: FieldFacts): boolean {
  return /^(Query|Mutation)\./.test(coordinate)
}

function isNestedField(facts: FieldFacts): boolean {
  return !isRootField(facts)
}
