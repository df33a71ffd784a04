import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema, parse } from 'graphql'
import { apiSchemaOf } from './apiSchema.ts'
import { checkExamples, requireExamples } from './catalogue/checkExamples.ts'
import type { Constraint } from './catalogue/constraint.ts'
import { type Derived, fromText, setOwnScalars, toText } from './catalogue/derived.ts'
import type { Endpoint } from './catalogue/endpoint.ts'
import { checkOverlaps, type OperationsFile, readEndpoints } from './catalogue/endpoints.ts'
import { type Entity, readEntities } from './catalogue/entities.ts'
import type { FetchKeys } from './catalogue/fetchKeys.ts'
import { type FieldFacts, readSupergraph, type SupergraphFacts } from './catalogue/fields.ts'
import { type Kept, keyOf, openKept } from './catalogue/kept.ts'
import { priceSentence } from './catalogue/priceSentence.ts'
import { CatalogueError, Problems } from './catalogue/problems.ts'
import { annotateWireNames } from './catalogue/wireNames.ts'
import { describeFrom } from './descriptions.ts'
import { readDocuments } from './documentFiles.ts'
import { readNodeTypes } from './nodes.ts'
import { withPlaces } from './places.ts'
import { publicSchemaOf } from './publicSchema.ts'
import { placedSdl } from './serviceSchemas.ts'
import { SERVICES } from './services.ts'
import { API_SCHEMA_FILE, SUPERGRAPH_FILE } from './supergraphFile.ts'

/** What a subgraph is, for documents and search. */
export interface Introduction {
  readonly title: string
  readonly description: string
}

/**
 * The only reader of the annotated schema's directives and of the documented paths; used by router, REST door, OpenAPI,
 * search and sandbox.
 */
export interface Catalogue {
  readonly supergraphSdl: string
  /** SHA-256 in hex of the supergraph and the operations: equal for equal catalogues. */
  readonly version: string
  /** The schema for validating operations: the graph without its directives; descriptions state each field's price. */
  readonly schema: GraphQLSchema
  /** The schema for introspection and documents: `schema` without internal fields. Built on first access. */
  readonly publicSchema: GraphQLSchema
  readonly fields: ReadonlyMap<string, FieldFacts>
  readonly constraints: ReadonlyMap<string, Constraint>
  /** The ports that members of inputs need, by `Input.field`. */
  readonly inputPorts: ReadonlyMap<string, readonly string[]>
  /** The argument that bounds the lists that lead to a priced field, by the field's coordinate. */
  readonly itemArguments: ReadonlyMap<string, string>
  /** Enums with values that `schema` does not have: a subgraph may return them, a client must not get them. */
  readonly enumsWithHiddenValues: ReadonlySet<string>
  /** By object type, the fields that a plan may fetch beside those of a selection. */
  readonly fetchKeys: FetchKeys
  /** The types that implement `Node`: `node(id:)` finds them. */
  readonly nodeTypes: readonly string[]
  /** The types that two or more services have a key of. */
  readonly entities: readonly Entity[]
  readonly endpoints: readonly Endpoint[]
  /** The documented paths of one service, in the order of its file. */
  endpointsOf(service: string): readonly Endpoint[]
  /** Names of all subgraphs: the ten services in the order of the contract, then those that the operator added. */
  readonly services: readonly string[]
  /** Title and description of each subgraph that the operator added, by name. */
  readonly introductions: ReadonlyMap<string, Introduction>
  /** Adds our scalars' coercion rules, wire names and price descriptions to another build of the same schema. */
  annotate(schema: GraphQLSchema): void
}

let committed: Catalogue | undefined

/**
 * Reads the catalogue from the committed files, once per process: it takes seconds. Throws a CatalogueError that lists
 * every problem, with the file and line of what to change.
 */
export function loadCatalogue(): Catalogue {
  committed ??= readCatalogue()
  return committed
}

/**
 * Builds the catalogue of the ten services and others: their supergraph, the operations of the others' documented paths,
 * the schema that clients see, and who they are. Throws a CatalogueError that lists every problem.
 */
export function loadCatalogueWith(
  supergraphSdl: string,
  files: readonly OperationsFile[],
  schema: GraphQLSchema,
  introductions: ReadonlyMap<string, Introduction>,
): Catalogue {
  return buildCatalogue(supergraphSdl, [...ownOperations(), ...files], schema, introductions)
}

/** The operations of the ten services' documented paths. */
function ownOperations(): OperationsFile[] {
  return SERVICES.flatMap((service) =>
    readDocuments(new URL(`../rest-compat/${service}`, import.meta.url)).map(({ name, text }) => ({
      service,
      name: `rest-compat/${service}${name ? `/${name}` : '.graphql'}`,
      text,
    })),
  )
}

/** Reads the committed files, or what an earlier process kept of just these; `kept` is where. */
export function readCatalogue(kept: Kept = openKept()): Catalogue {
  const supergraphSdl = readFileSync(SUPERGRAPH_FILE, 'utf8')
  const apiSdl = readFileSync(API_SCHEMA_FILE, 'utf8')
  const files = ownOperations()
  const key = keyOf([supergraphSdl, apiSdl, ...files.flatMap(({ service, name, text }) => [service, name, text])])
  const text = kept.read(key)
  if (text !== null) return catalogueOf(fromText(text), supergraphSdl, files)
  // API_SCHEMA_FILE was generated from a valid schema.
  const schema = buildSchema(apiSdl, { assumeValid: true, assumeValidSDL: true, noLocation: true })
  try {
    const derived = derive(supergraphSdl, files, schema)
    const problems = new Problems()
    requireExamples(derived.endpoints, problems)
    problems.throwIfAny()
    kept.write(key, toText(derived))
    return catalogueOf(derived, supergraphSdl, files)
  } catch (error) {
    throw error instanceof CatalogueError ? new CatalogueError(withPlaces(error.problems, placedSdl())) : error
  }
}

/**
 * Builds a catalogue from a supergraph and operations; `schema` is the client-visible schema, if already known, with or
 * without its descriptions, `introductions` those of the subgraphs beside the ten. Throws a CatalogueError that lists
 * every problem.
 */
export function buildCatalogue(
  supergraphSdl: string,
  files: readonly OperationsFile[],
  schema = apiSchemaOf(supergraphSdl),
  introductions: ReadonlyMap<string, Introduction> = new Map(),
): Catalogue {
  return catalogueOf(derive(supergraphSdl, files, schema), supergraphSdl, files, introductions)
}

function derive(supergraphSdl: string, files: readonly OperationsFile[], schema: GraphQLSchema): Derived {
  const problems = new Problems()
  const supergraph = parse(supergraphSdl, { noLocation: true })
  const facts = readSupergraph(supergraph, problems)
  describeFrom(supergraph, schema)
  setOwnScalars(schema)
  annotateWireNames(schema, facts.enumWireNames)
  describePrices(schema, facts, isRootField)
  const endpoints = files.flatMap((file) => readEndpoints(file, schema, facts, problems))
  // After readEndpoints: a path has one price and one identity, so the prices of nested fields must not appear in its
  // descriptions.
  describePrices(schema, facts, isNestedField)
  checkOverlaps(endpoints, problems)
  checkExamples(endpoints, facts.constraints, problems)
  problems.throwIfAny()
  return {
    schema,
    facts,
    nodeTypes: readNodeTypes(supergraph),
    entities: readEntities(supergraph, facts.fields),
    endpoints,
  }
}

function catalogueOf(
  { schema, facts, nodeTypes, entities, endpoints }: Derived,
  supergraphSdl: string,
  files: readonly OperationsFile[],
  introductions: ReadonlyMap<string, Introduction> = new Map(),
): Catalogue {
  const services = [...SERVICES, ...introductions.keys()]
  const byService = new Map(
    services.map((service) => [service, endpoints.filter((endpoint) => endpoint.service === service)]),
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
    nodeTypes,
    entities,
    endpoints,
    services,
    introductions,
    endpointsOf: (service) => byService.get(service) ?? [],
    annotate(target) {
      setOwnScalars(target)
      annotateWireNames(target, facts.enumWireNames)
      describePrices(target, facts, isRootField)
      describePrices(target, facts, isNestedField)
    },
  }
}

function versionOf(supergraphSdl: string, files: readonly OperationsFile[]): string {
  const hash = createHash('sha256').update(supergraphSdl)
  for (const { name, text } of files) hash.update(`\0${name}\0${text}`)
  return hash.digest('hex')
}

/** Appends price and required identity to each field's description, so that introspection shows them. */
function describePrices(
  schema: GraphQLSchema,
  { fields }: SupergraphFacts,
  isDescribed: (facts: FieldFacts) => boolean,
): void {
  for (const facts of fields.values()) {
    if (!isDescribed(facts)) continue
    const [typeName = '', fieldName = ''] = facts.coordinate.split('.')
    const type = schema.getType(typeName)
    const field = type && 'getFields' in type ? type.getFields()[fieldName] : undefined
    const sentence = priceSentence(facts)
    if (field && sentence) field.description = [field.description, sentence].filter(Boolean).join('\n\n')
  }
}

function isRootField({ coordinate }: FieldFacts): boolean {
  return /^(Query|Mutation|Subscription)\./.test(coordinate)
}

function isNestedField(facts: FieldFacts): boolean {
  return !isRootField(facts)
}
