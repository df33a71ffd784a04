import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  parse,
  Source,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { sumUsdc } from '../money.ts'
import { directiveArguments, findDirective } from './directive.ts'
import type { Access, Endpoint, EndpointPrice, HttpMethod, Shape, ShapeMember } from './endpoint.ts'
import { readExample } from './example.ts'
import type { FieldFacts, SupergraphFacts } from './fields.ts'
import { withMatch } from './match.ts'
import type { WireNaming } from './naming.ts'
import { withPassedOn } from './passedOn.ts'
import { highestPrice, lowestPrice } from './price.ts'
import { selectsPricedItem } from './pricedItems.ts'
import { pathPriceSentence, priceSentence } from './priceSentence.ts'
import type { Problems } from './problems.ts'
import { type FieldOnPath, fieldsToRoot, rootKeysOf } from './rootPath.ts'
import { rootShapeOf } from './shape.ts'
import { readMembers } from './variables.ts'

/** The default media type of a path. */
export const JSON_TYPE = 'application/json'

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE']
/** A topic in `tag`: capitalised words, except `and`. */
const TAG = /^(?=.{1,40}$)[A-Z][A-Za-z0-9]*( and)?( [A-Z][A-Za-z0-9]*)*$/

const OWN_DIRECTIVES = new Set([
  'rest',
  'example',
  'wire',
  'query',
  'nullable',
  'among',
  'optional',
  'form',
  'constraint',
  'csv',
  'page',
  'pages',
  'entries',
  'tuple',
  'spread',
  'only',
  'hidden',
  'constant',
  'nest',
  'wrap',
])

/** The documented paths of one service: a GraphQL document whose operations carry `@rest`. */
export interface OperationsFile {
  readonly service: string
  /** For messages: the file's name. */
  readonly name: string
  readonly text: string
}

/** Reads a service's documented paths and checks each against the graph. Adds an entry to `problems` for each mistake. */
export function readEndpoints(
  file: OperationsFile,
  schema: GraphQLSchema,
  facts: SupergraphFacts,
  problems: Problems,
): Endpoint[] {
  let document: DocumentNode
  try {
    document = complete(parse(new Source(file.text, file.name), { noLocation: true }), schema)
  } catch (error) {
    problems.add(file.name, error instanceof Error ? error.message : String(error))
    return []
  }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  // Validate the whole file once, because fragments are shared by many operations; only an invalid file is validated
  // operation by operation.
  const isValid = validate(schema, withoutOwnDirectives(document)).length === 0
  const ground = { schema, facts, problems, isValid }
  return operations.flatMap((operation) => readEndpoint(file, operation, fragments, ground) ?? [])
}

/** The document with what its operations need not write. */
function complete(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const definitions = document.definitions.map((definition) => {
    const rootType = definition.kind === Kind.OPERATION_DEFINITION && schema.getRootType(definition.operation)
    return rootType ? withPassedOn(definition, rootType) : definition
  })
  return { ...document, definitions }
}

interface Ground {
  readonly schema: GraphQLSchema
  readonly facts: SupergraphFacts
  readonly problems: Problems
  /** Whether the whole file is already validated. */
  readonly isValid: boolean
}

/** Rejects two operations on one method and path, whatever their parameters are called. */
export function checkOverlaps(endpoints: readonly Endpoint[], problems: Problems): void {
  const seen = new Map<string, Endpoint>()
  const names = new Map<string, Endpoint>()
  for (const endpoint of endpoints) {
    const key = `${endpoint.service} ${endpoint.method} ${endpoint.path.replace(/\{[^}]+\}/g, '{}')}`
    const other = seen.get(key)
    if (other)
      problems.add(
        `${endpoint.service} ${endpoint.name}`,
        `${endpoint.method} ${endpoint.path} is already ${other.name}`,
      )
    seen.set(key, endpoint)
    const namesake = names.get(`${endpoint.service} ${endpoint.name}`)
    if (namesake) problems.add(`${endpoint.service} ${endpoint.name}`, 'two operations have this name')
    names.set(`${endpoint.service} ${endpoint.name}`, endpoint)
  }
}

function readEndpoint(
  file: OperationsFile,
  operation: OperationDefinitionNode,
  allFragments: ReadonlyMap<string, FragmentDefinitionNode>,
  { schema, facts, problems, isValid }: Ground,
): Endpoint | null {
  const name = operation.name?.value
  const place = `${file.name} ${name ?? 'anonymous operation'}`
  const rest = findDirective(operation, 'rest')
  if (!name || !rest) {
    problems.add(place, 'an operation here has a name and @rest')
    return null
  }
  const given = directiveArguments(rest)
  const method = METHODS.find((candidate) => candidate === given.method)
  const path = String(given.path ?? '')
  if (!method || !path.startsWith('/')) {
    problems.add(place, '@rest takes a method (GET, POST, PUT, DELETE) and a path that starts with /')
    return null
  }
  const tag = typeof given.tag === 'string' ? given.tag : ''
  if (!TAG.test(tag)) problems.add(place, '@rest takes a tag: its topic, such as "Invite Codes"')
  if (method === 'GET' && operation.operation === 'mutation') problems.add(place, 'GET cannot be a mutation')
  const fragments = reachableFragments(operation, allFragments)
  const plain = withoutOwnDirectives({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments.values()] })
  const invalid = isValid ? [] : validate(schema, plain)
  for (const error of invalid) problems.add(place, error.message)
  if (invalid.length > 0) return null
  const selected = selectedFields(plain, schema, facts)
  const pricedFields = selected.filter((field) => field.price !== null)
  const rootType = operation.operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  if (!rootType) throw new Error('The graph has no root type')
  if (selectsPricedItem(rootType, operation.selectionSet, { schema, fragments, fields: facts.fields }))
    problems.add(place, 'a documented path cannot select a field that is priced per item')
  const naming = namingOf(given.names)
  const whole = rootShapeOf(rootType, operation.selectionSet, { schema, fragments, naming, problems }, place)
  const root = rootKeysOf(operation)
  const plainShape = root.reduce<Shape | undefined>(shapeUnder, whole)
  const successShape = given.success === true ? withSuccess(plainShape, place, problems) : plainShape
  const match = typeof given.match === 'string' ? given.match : null
  const shape = match !== null && successShape ? withMatch(successShape, match) : successShape
  if (!shape) {
    problems.add(place, `@rest(root:) names ${root.join('.')}, which the operation does not select`)
    return null
  }
  const produces = typeof given.produces === 'string' ? given.produces : JSON_TYPE
  if (produces !== JSON_TYPE && shape.kind !== 'leaf')
    problems.add(place, '@rest(produces:) needs a root that is a text in base64')
  const onPath = fieldsToRoot(operation, rootType, root)
  const { purpose, description } = describe(operation, onPath, facts)
  const plainOperation = plain.definitions[0] as OperationDefinitionNode
  return {
    service: file.service,
    method,
    path,
    name,
    tag,
    summary: summaryOf(purpose) || name,
    purpose,
    description,
    status: typeof given.status === 'number' ? given.status : 200,
    missing: given.missing === 'NULL' ? 'NULL' : 'NOT_FOUND',
    root,
    fieldsToRoot: onPath,
    isMatch: match !== null,
    produces,
    members: readMembers(operation, fragments, {
      method,
      path,
      naming: namingOf(given.inputs),
      schema,
      constraints: facts.constraints,
      place,
      problems,
    }),
    access: accessOf(selected),
    price: priceOf(pricedFields),
    example: readExample(operation, place, problems),
    pricedFields,
    document: plain,
    operation: plainOperation,
    shape,
  }
}

/**
 * Description of a path, without and with prices. An operation's own description replaces those of its fields: for
 * paths that share a field, or do less than their field. A mutation describes its path; behind a handle the last priced
 * field does, or the last one where none is priced.
 */
function describe(
  operation: OperationDefinitionNode,
  onPath: readonly FieldOnPath[],
  { fields }: SupergraphFacts,
): { readonly purpose: string; readonly description: string } {
  const described = describing(operation, onPath, fields).map(({ type, node }) => {
    const facts = fields.get(`${type.name}.${node.name.value}`)
    const cost = (facts && pathPriceSentence(facts)) ?? ''
    // The schema's descriptions end with the field's price already.
    const stated = (facts && priceSentence(facts)) ?? ''
    const text = type.getFields()[node.name.value]?.description ?? ''
    return { cost, purpose: stated && text.endsWith(stated) ? text.slice(0, -stated.length).trim() : text }
  })
  const own = operation.description?.value
  const join = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n')
  return {
    purpose: own ?? join(described.map(({ purpose }) => purpose)),
    description: own
      ? join([own, ...described.map(({ cost }) => cost)])
      : join(described.flatMap(({ purpose, cost }) => [purpose, cost])),
  }
}

/** Of each of the operation's own fields: itself, or the field behind it that describes the path. */
function describing(
  { operation }: OperationDefinitionNode,
  onPath: readonly FieldOnPath[],
  fields: SupergraphFacts['fields'],
): FieldOnPath[] {
  const rootType = onPath[0]?.type
  const chains: FieldOnPath[][] = []
  for (const field of onPath) {
    if (field.type === rootType) chains.push([field])
    else chains.at(-1)?.push(field)
  }
  if (operation === 'mutation') return chains.flatMap(([mutation]) => mutation ?? [])
  const isPriced = ({ type, node }: FieldOnPath) => fields.get(`${type.name}.${node.name.value}`)?.price
  return chains.flatMap((chain) => chain.findLast(isPriced) ?? chain.at(-1) ?? [])
}

/** The first sentence, on one line, without its full stop. */
function summaryOf(description: string): string {
  const [first = ''] = description.split(/\n\n|(?<=\.)\s/)
  return first.replace(/\s+/g, ' ').replace(/\.$/, '')
}

function namingOf(given: unknown): WireNaming {
  return given === 'SNAKE_CASE' ? 'SNAKE_CASE' : 'CAMEL_CASE'
}

/** `"success": true` exists only on the wire, not in the graph. */
function withSuccess(shape: Shape | undefined, place: string, problems: Problems): Shape | undefined {
  if (shape?.kind !== 'object') {
    problems.add(place, '@rest(success:) needs a body that is an object')
    return shape
  }
  const constant = { kind: 'constant', value: true, isNullable: false } as const
  const success: ShapeMember = {
    key: 'success',
    name: 'success',
    placing: 'named',
    isOptional: false,
    description: null,
    shape: constant,
  }
  return { ...shape, members: [success, ...shape.members] }
}

function shapeUnder(shape: Shape | undefined, key: string): Shape | undefined {
  return shape?.kind === 'object' ? shape.members.find((member) => member.key === key)?.shape : undefined
}

function accessOf(selected: readonly FieldFacts[]): Access {
  if (selected.some((field) => field.isInternal)) return 'secret'
  if (selected.some((field) => field.price !== null)) return 'paid'
  return selected.some((field) => field.needsCaller) ? 'siwx' : 'free'
}

function priceOf(priced: readonly FieldFacts[]): EndpointPrice | null {
  const prices = priced.map((field) => field.price).filter((price) => price !== null)
  if (prices.length === 0) return null
  return {
    mode: prices.every((price) => price.mode === 'fixed') ? 'fixed' : 'dynamic',
    min: sumUsdc(prices.map(lowestPrice)),
    max: sumUsdc(prices.map(highestPrice)),
  }
}

/** Every field of the operation, once per selection. */
function selectedFields(document: DocumentNode, schema: GraphQLSchema, facts: SupergraphFacts): FieldFacts[] {
  const info = new TypeInfo(schema)
  const selected: FieldFacts[] = []
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const parent = info.getParentType()
        const field = parent && facts.fields.get(`${getNamedType(parent).name}.${node.name.value}`)
        if (field) selected.push(field)
      },
    }),
  )
  return selected
}

function reachableFragments(
  operation: OperationDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
): Map<string, FragmentDefinitionNode> {
  const reached = new Map<string, FragmentDefinitionNode>()
  const queue: (OperationDefinitionNode | FragmentDefinitionNode)[] = [operation]
  for (let node = queue.shift(); node; node = queue.shift()) {
    visit(node, {
      FragmentSpread(spread) {
        const fragment = all.get(spread.name.value)
        if (!fragment || reached.has(spread.name.value)) return
        reached.set(spread.name.value, fragment)
        queue.push(fragment)
      },
    })
  }
  return reached
}

function withoutOwnDirectives(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: (node) => (OWN_DIRECTIVES.has(node.name.value) ? null : undefined),
    // Descriptions are for documents; not every executor's parser supports them on operations.
    OperationDefinition: ({ description, ...node }) => (description ? node : undefined),
  })
}
