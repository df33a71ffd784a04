import { readFileSync } from 'node:fs'
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  parse,
  print,
  type StringValueNode,
  visit,
} from 'graphql'
import { directiveArguments } from '../catalogue/directive.ts'
import { fieldsOf } from '../fieldsOf.ts'
import { TOLL, TOLL_URL } from './specification.ts'

/** Identity of the federation specification, without its version. */
const FEDERATION = 'https://specs.apollo.dev/federation/'

/** The text of the specification's definitions. */
const DEFINITIONS = parse(readFileSync(new URL('toll.graphql', import.meta.url), 'utf8'), { noLocation: true })

/** The directives of the specification. */
const DIRECTIVES = DEFINITIONS.definitions.flatMap((node) =>
  node.kind === Kind.DIRECTIVE_DEFINITION ? [`@${node.name.value}`] : [],
)

/** A `@link` of a document. */
interface Link {
  readonly node: ConstDirectiveNode
  readonly url: string
  /** The names that it imports unchanged; null for a renamed one. */
  readonly imports: readonly (string | null)[]
}

/** A subgraph's SDL as it is composed, or the reasons why it cannot be. */
export type Normalised = { readonly typeDefs: DocumentNode } | { readonly problems: readonly string[] }

/**
 * Makes the SDL of a foreign subgraph safe to compose: with the specification's definitions instead of its own, and with
 * `@composeDirective` for each directive that it imports. Composition alone drops prices without a word where that is
 * missing, and lets one subgraph's definition replace another's.
 */
export function normalise(typeDefs: DocumentNode): Normalised {
  const links = linksOf(typeDefs)
  const toll = links.find(({ url }) => url.startsWith(`${TOLL}/`))
  const problems = [...tollProblems(typeDefs, toll), ...federationProblems(links)]
  if (problems.length > 0) return { problems }
  if (!toll) return { typeDefs }
  const federation = links.find(({ url }) => url.startsWith(FEDERATION))
  const spelt = (directive: string) =>
    federation?.imports.includes(`@${directive}`) ? `@${directive}` : `@federation__${directive}`
  const imported = DIRECTIVES.filter((name) => toll.imports.includes(name))
  const isCompose = (node: ConstDirectiveNode) =>
    /(^|__)composeDirective$/.test(node.name.value) && imported.includes(String(directiveArguments(node).name))
  const kept = withVersion(typeDefs, toll, isCompose).definitions.filter((node) => !isReplaced(node, imported))
  const composed = imported.map((name) => `${spelt('composeDirective')}(name: "${name}")`)
  const added = [
    ...DEFINITIONS.definitions.filter((node) => isReplaced(node, imported)).map(print),
    ...(composed.length > 0 ? [`extend schema ${composed.join(' ')}`] : []),
  ]
  const text = added.join('\n').replaceAll('@shareable', spelt('shareable'))
  return { typeDefs: { kind: Kind.DOCUMENT, definitions: [...kept, ...parse(text, { noLocation: true }).definitions] } }
}

/** Every minor version is read as the one that this router implements. */
function withVersion(
  typeDefs: DocumentNode,
  toll: Link,
  isDropped: (node: ConstDirectiveNode) => boolean,
): DocumentNode {
  return visit(typeDefs, {
    Directive(node) {
      if (isDropped(node as ConstDirectiveNode)) return null
      if (node !== toll.node) return undefined
      const given = node.arguments?.map((argument) =>
        argument.name.value === 'url'
          ? { ...argument, value: { kind: Kind.STRING, value: TOLL_URL } satisfies StringValueNode }
          : argument,
      )
      return { ...node, ...(given ? { arguments: given } : {}) }
    },
  })
}

function tollProblems(typeDefs: DocumentNode, link: Link | undefined): string[] {
  if (!link) {
    const [used] = fieldsOf(typeDefs).flatMap(({ coordinate, field }) =>
      (field.directives ?? [])
        .filter(({ name }) => DIRECTIVES.includes(`@${name.value}`) || name.value.startsWith('toll__'))
        .map(({ name }) => `${coordinate} uses @${name.value}`),
    )
    return used ? [`${used}, and the schema has no @link(url: "${TOLL_URL}", import: [...])`] : []
  }
  const given = directiveArguments(link.node)
  return [
    ...(/\/v1\.\d+$/.test(link.url) ? [] : [`links ${link.url}; this router implements toll v1`]),
    ...(given.as === undefined ? [] : ['links toll with as:, which composition does not support']),
    ...(given.for === undefined ? [] : ['links toll with for:, with which gateways do not load the graph']),
    ...(link.imports.includes(null) ? ['imports a directive of toll under another name'] : []),
    ...fieldsOf(typeDefs).flatMap(({ coordinate, field }) =>
      (field.directives ?? [])
        .filter(({ name }) => name.value.startsWith('toll__') || isUnimported(name.value, link))
        .map(({ name }) => `${coordinate} uses @${name.value}, which the @link of toll does not import`),
    ),
  ]
}

function isUnimported(name: string, { imports }: Link): boolean {
  return DIRECTIVES.includes(`@${name}`) && !imports.includes(`@${name}`)
}

function federationProblems(links: readonly Link[]): string[] {
  if (links.some(({ url }) => url.startsWith(`${FEDERATION}v2.`))) return []
  return [`has no @link to ${FEDERATION}v2.x: it must be a Federation 2 subgraph`]
}

/** Whether a definition is one of the specification's: its types, and the directives that are imported. */
function isReplaced(node: DefinitionNode, imported: readonly string[]): boolean {
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return imported.includes(`@${node.name.value}`)
  return 'name' in node && node.name?.value.startsWith('toll__') === true
}

function linksOf({ definitions }: DocumentNode): Link[] {
  const applied = definitions.flatMap((node) =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION ? (node.directives ?? []) : [],
  )
  return applied
    .filter(({ name }) => name.value === 'link')
    .map((node) => {
      const given = directiveArguments(node)
      const imports = Array.isArray(given.import) ? given.import : []
      return {
        node,
        url: String(given.url),
        imports: imports.map((one: unknown) => (typeof one === 'string' ? one : nameUnlessRenamed(one))),
      }
    })
}

function nameUnlessRenamed(imported: unknown): string | null {
  const { name, as } = imported as { name?: unknown; as?: unknown }
  return as === undefined || as === name ? String(name) : null
}
