import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
} from 'graphql'
import { isRootType } from '../../schema/fieldsOf.ts'
import { SCALARS } from '../../schema/scalars.ts'
import { SERVICES, type ServiceName } from '../../schema/services.ts'
import { readSdl, subgraphTypeDefs } from '../../schema/subgraph.ts'

/** File name of a service's generated types, in its folder. */
const TYPES_FILE = 'types.gen.ts'

const scalars = Object.fromEntries(
  Object.keys(SCALARS).map((name) => [
    name,
    { input: `ScalarTypes['${name}']['input']`, output: `ScalarTypes['${name}']['output']` },
  ]),
)

/** Writes the types of all services' SDL. Only the compiler and the linter read them: their imports are erased. */
export async function writeServiceTypes(): Promise<void> {
  for (const service of SERVICES) {
    const { file, text } = await typesOf(service)
    writeFileSync(file, text)
  }
}

async function typesOf(service: ServiceName): Promise<{ readonly file: URL; readonly text: string }> {
  const folder = new URL(`../../subgraphs/${service}/`, import.meta.url)
  const sdl = plainSdl(subgraphTypeDefs(readSdl(new URL('schema', folder)), { noLocation: true }))
  const schema = buildASTSchema(sdl, { assumeValidSDL: true })
  const text = await codegen({
    filename: TYPES_FILE,
    documents: [],
    schema: sdl,
    schemaAst: schema,
    config: {
      namingConvention: 'keep',
      enumsAsTypes: true,
      immutableTypes: true,
      skipTypename: true,
      strictScalars: true,
      scalars,
      // As graphql-js passes arguments: an argument with a default is there; one without may be left out or be null.
      avoidOptionals: { defaultValue: true },
      inputMaybeValue: 'T | null',
    },
    plugins: [{ head: {} }, { typescript: {} }, { tables: {} }],
    pluginMap: {
      head: { plugin: () => headOf(service, folder) },
      typescript,
      tables: { plugin: (built: GraphQLSchema) => tablesOf(service, built) },
    },
  })
  return { file: new URL(TYPES_FILE, folder), text: `${text}\n` }
}

/** The SDL as one of a plain schema: without federation's `@link`, and with a definition of each root type. */
function plainSdl(sdl: DocumentNode): DocumentNode {
  const defined = new Set(
    sdl.definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [])),
  )
  const definitions = sdl.definitions
    .filter(({ kind }) => kind !== Kind.SCHEMA_EXTENSION)
    .map((node): DefinitionNode => {
      if (node.kind !== Kind.OBJECT_TYPE_EXTENSION || !isRootType(node.name.value)) return node
      if (defined.has(node.name.value)) return node
      defined.add(node.name.value)
      return { ...node, kind: Kind.OBJECT_TYPE_DEFINITION }
    })
  return { ...sdl, definitions }
}

function headOf(service: ServiceName, folder: URL): string {
  const engines = enginesOf(service)
  const home = ['work.ts', 'engines.ts'].find((name) => declares(new URL(name, folder), engines))
  if (!home) throw new Error(`subgraphs/${service} declares no ${engines} in work.ts or engines.ts`)
  const hasParents = declares(new URL('parents.ts', folder), 'Parents')
  return `// Generated from the service's SDL by \`npm run compose\`.
import type { ScalarTypes } from '../../schema/scalars.ts'
import type * as kit from '../kit/service/subgraph.ts'
${hasParents ? `import type { Parents } from './parents.ts'` : 'type Parents = Record<never, never>'}
import type { ${engines} } from './${home}'
`
}

function declares(file: URL, name: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(`export interface ${name} `)
}

function enginesOf(service: ServiceName): string {
  return `${capitalized(service)}Engines`
}

function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The tables of a service: arguments by coordinate, values by type, and resolvers by type and field. */
function tablesOf(service: ServiceName, schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
  const objects = types.filter(isObjectType)
  const unions = types.filter(isUnionType)
  const interfaces = types.filter(isInterfaceType)
  const fields = objects.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  const values = objects.filter(({ name }) => !isRootType(name))
  return `
/** The arguments of each root field, and of each other field that has some, by coordinate. */
export type Arguments = {
${lines(fields.filter(({ type, field }) => isRootType(type.name) || field.args.length > 0).map(({ type, field }) => `'${type.name}.${field.name}': ${argsOf(type, field)}`))}
}

/** The arguments of a field, such as \`Args<'Query.search'>\`. */
export type Args<Coordinate extends keyof Arguments> = Arguments[Coordinate]

/** What resolvers return for each object type: its fields, unless \`Parents\` declares what its own resolvers read. */
interface Values {
${lines([
  ...values.map((type) => `${type.name}: ${shapeOf(type)}`),
  ...unions.map(
    (union) =>
      `${union.name}: ${union
        .getTypes()
        .map(({ name }) => valueName(name))
        .join(' | ')}`,
  ),
  ...interfaces.map(({ name }) => `${name}: { readonly __typename: string }`),
])}
}

/** What resolvers return for an object type, and what its own resolvers get as their parent. */
export type Value<Type extends keyof Values> = Type extends keyof Parents ? Parents[Type] : Values[Type]

/** The service's resolvers, by type and field. */
export type Resolvers = {
${lines([...objects.map((type) => `${type.name}?: ${resolversOf(type, enginesOf(service))}`), ...[...unions, ...interfaces].map(({ name }) => `${name}?: { __resolveType?: kit.TypeResolver<${valueName(name)}, ${enginesOf(service)}> }`)])}
}

type Field<Parent, Given, Result> = kit.Resolver<Parent, Given, Result, ${enginesOf(service)}>

/** The service's graph in types, for its topics: \`Topic<${capitalized(service)}Graph>\`. */
export interface ${capitalized(service)}Graph {
  readonly engines: ${enginesOf(service)}
  readonly arguments: Arguments
  readonly resolvers: Resolvers
}
`
}

function shapeOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields())
  // The kit resolves a node's id.
  const own = isNode(type) ? fields.filter(({ name }) => name !== 'id') : fields
  const members = own.map(
    ({ name, type: result }) => `readonly ${name}${isNonNullType(result) ? '' : '?'}: ${resultOf(result)}`,
  )
  return `{ ${members.join('; ')} }`
}

function resolversOf(type: GraphQLObjectType, engines: string): string {
  const parent = isRootType(type.name) ? 'unknown' : valueName(type.name)
  const fields = Object.values(type.getFields()).map(
    (field) => `${field.name}?: Field<${parent}, ${argsOf(type, field)}, ${resultOf(field.type)}>`,
  )
  const keys = keysOf(type)
  const key = `{ ${keys.map((name) => `${name}: ${resultOf(type.getFields()[name]!.type)}`).join('; ')} }`
  return `{\n${lines([
    ...(keys.length > 0 ? [`__resolveReference?: kit.ReferenceResolver<${key}, ${parent}, ${engines}>`] : []),
    ...fields,
  ])}\n}`
}

function argsOf(type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>): string {
  return args.length > 0 ? `${type.name}${name}Args` : 'object'
}

/** The fields of a type's keys; of a node's, those that the kit passes to the reference resolver. */
function keysOf(type: GraphQLObjectType): string[] {
  const directives = type.astNode?.directives?.filter(({ name }) => name.value === 'key') ?? []
  const passed = isNode(type) ? directives.slice(0, 1) : directives
  return passed.flatMap(({ arguments: given }) => {
    const fields = given?.find(({ name }) => name.value === 'fields')?.value
    // A member with a selection of its own is passed as a whole.
    return fields?.kind === Kind.STRING
      ? fields.value
          .replace(/\{[^}]*\}/g, '')
          .trim()
          .split(/\s+/)
      : []
  })
}

function isNode(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Node')
}

/** What a resolver of the type returns. */
function resultOf(type: GraphQLOutputType): string {
  return isNonNullType(type) ? definiteOf(type.ofType) : `${definiteOf(type)} | null | undefined`
}

function definiteOf(type: GraphQLOutputType): string {
  if (isListType(type)) return `readonly (${resultOf(type.ofType)})[]`
  if (isScalarType(type)) return `Scalars['${type.name}']['output']`
  return isEnumType(type) ? type.name : valueName(String(type))
}

function valueName(name: string): string {
  return `Value<'${name}'>`
}

function lines(members: readonly string[]): string {
  return members.map((member) => `  ${member.replaceAll('\n', '\n  ')}`).join('\n')
}
