import { readFileSync } from 'node:fs'
import { type DocumentNode, type GraphQLScalarType, type ParseOptions, parse } from 'graphql'
import { readDocuments } from './documentFiles.ts'
import { SCALARS } from './scalars.ts'
import { TOLL_URL } from './toll/specification.ts'

/** The definitions that every subgraph begins with. */
const DEFINITIONS = ['toll/toll.graphql', 'directives.graphql', 'shared.graphql'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
)

const TOLL = ['@price', '@wallet', '@internal', '@constraint']
const OWN = ['@lookup', '@provider', '@wire', '@oneOf']

const LINKS = `
extend schema
  @link(
    url: "https://specs.apollo.dev/federation/v2.9"
    import: ["@key", "@shareable", "@composeDirective", "@external", "@provides", "@requires", "@inaccessible", "@tag", "@listSize"]
  )
  @link(url: "${TOLL_URL}", import: ${JSON.stringify(TOLL)})
  @link(url: "https://specs.tollgraph.example/tollgraph/v1.0", import: ${JSON.stringify(OWN)})
  ${[...TOLL, ...OWN].map((name) => `@composeDirective(name: "${name}")`).join('\n  ')}
`

/** A service's own SDL: `<place>.graphql`, or all files of the folder `<place>/`. Throws when there is none. */
export function readSdl(place: URL): string {
  const documents = readDocuments(place)
  if (documents.length === 0)
    throw new Error(`There is no SDL at ${place.pathname}.graphql or below ${place.pathname}/`)
  return documents.map(({ text }) => text).join('\n')
}

/**
 * The full SDL of a subgraph: the links, directives, scalars and types that all subgraphs share, then the service's own SDL.
 * Composition needs locations for its messages; a running service does not.
 */
export function subgraphTypeDefs(serviceSdl: string, options: ParseOptions = {}): DocumentNode {
  const scalars = Object.values(SCALARS).map(({ type }) => scalarSdl(type))
  return parse([LINKS, ...DEFINITIONS, ...scalars, serviceSdl].join('\n'), options)
}

function scalarSdl({ name, description, specifiedByURL }: GraphQLScalarType): string {
  const specified = specifiedByURL ? ` @specifiedBy(url: ${JSON.stringify(specifiedByURL)})` : ''
  return `"""${description ?? ''}"""\nscalar ${name}${specified}`
}
