import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql'
import { InvalidOperation } from './invalidOperation.ts'

/** Most tokens of one GraphQL document; far more than the depth and field limits allow. */
export const MAX_TOKENS = 20_000

/** Size limits of an operation; checked before validation and planning, whose cost grows with its size. */
export interface OperationLimits {
  readonly maxTokens: number
  /** Introspection fields are not counted. */
  readonly maxDepth: number
  /** With fragments expanded. As many fragments may be spread: each is walked as often, whatever it selects. */
  readonly maxFields: number
  readonly maxAliases: number
}

/** The limits that an installation sets. */
export function operationLimits(settings: LimitSettings): OperationLimits {
  return {
    maxTokens: MAX_TOKENS,
    maxDepth: settings.MAX_QUERY_DEPTH,
    maxFields: settings.MAX_QUERY_FIELDS,
    maxAliases: settings.MAX_QUERY_ALIASES,
  }
}

type LimitSettings = Readonly<Record<'MAX_QUERY_DEPTH' | 'MAX_QUERY_FIELDS' | 'MAX_QUERY_ALIASES', number>>

/** Most `__schema` selections of an operation: each answer has megabytes. */
const MAX_SCHEMAS = 1
/** Most `__type` selections of an operation. */
const MAX_TYPES = 10

interface Size {
  readonly depth: number
  readonly fields: number
  /** Number of fragments, spread or inline, with fragments expanded. */
  readonly fragments: number
  readonly aliases: number
  /** Number of `__schema` selections. */
  readonly schemas: number
  /** Number of `__type` selections. */
  readonly types: number
}

const NOTHING: Size = { depth: 0, fields: 0, fragments: 0, aliases: 0, schemas: 0, types: 0 }

/** Throws InvalidOperation, naming the limit, when any operation of the document is too large. */
export function checkLimits(document: DocumentNode, limits: OperationLimits): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const measured = new Map<string, Size>()
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    const size = measure(node.selectionSet, fragments, measured)
    if (size.depth > limits.maxDepth)
      refuse(`The operation is ${size.depth} levels deep; at most ${limits.maxDepth} are served.`)
    if (size.fields > limits.maxFields)
      refuse(`The operation has ${size.fields} fields; at most ${limits.maxFields} are served.`)
    if (size.fragments > limits.maxFields)
      refuse(`The operation spreads ${size.fragments} fragments; at most ${limits.maxFields} are served.`)
    if (size.aliases > limits.maxAliases)
      refuse(`The operation has ${size.aliases} aliases; at most ${limits.maxAliases} are served.`)
    if (size.schemas > MAX_SCHEMAS)
      refuse(`The operation selects __schema ${size.schemas} times; at most ${MAX_SCHEMAS} is served.`)
    if (size.types > MAX_TYPES)
      refuse(`The operation selects __type ${size.types} times; at most ${MAX_TYPES} are served.`)
  }
}

/** Throws InvalidOperation for an oversized operation; `message` names the limit. */
export function refuse(message: string): never {
  throw new InvalidOperation([new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_LARGE' } })])
}

/** Each fragment is measured once, so that fragments that spread each other cost no more than their text. */
function measure(
  selection: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  measured: Map<string, Size>,
): Size {
  return selection.selections.map((node) => sizeOf(node, fragments, measured)).reduce(add, NOTHING)
}

function sizeOf(
  node: SelectionSetNode['selections'][number],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  measured: Map<string, Size>,
): Size {
  if (node.kind === Kind.FRAGMENT_SPREAD) return spread(fragmentSize(node.name.value, fragments, measured))
  if (node.kind === Kind.INLINE_FRAGMENT) return spread(measure(node.selectionSet, fragments, measured))
  const below = node.selectionSet ? measure(node.selectionSet, fragments, measured) : NOTHING
  const name = node.name.value
  return {
    depth: name.startsWith('__') ? 1 : below.depth + 1,
    fields: below.fields + 1,
    fragments: below.fragments,
    aliases: below.aliases + (node.alias ? 1 : 0),
    schemas: below.schemas + (name === '__schema' ? 1 : 0),
    types: below.types + (name === '__type' ? 1 : 0),
  }
}

function spread(size: Size): Size {
  return { ...size, fragments: size.fragments + 1 }
}

function fragmentSize(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  measured: Map<string, Size>,
): Size {
  const known = measured.get(name)
  if (known) return known
  // A fragment that spreads itself measures as nothing here; validation refuses it.
  measured.set(name, NOTHING)
  const fragment = fragments.get(name)
  const size = fragment ? measure(fragment.selectionSet, fragments, measured) : NOTHING
  measured.set(name, size)
  return size
}

function add(one: Size, other: Size): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    fields: one.fields + other.fields,
    fragments: one.fragments + other.fragments,
    aliases: one.aliases + other.aliases,
    schemas: one.schemas + other.schemas,
    types: one.types + other.types,
  }
}
