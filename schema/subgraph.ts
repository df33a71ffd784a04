import { readFileSync } from 'node:fs'
import { type DocumentNode, parse } from 'graphql'
import { SCALARS } from './scalars.ts'

const DIRECTIVES = readFileSync(new URL('directives.graphql', import.meta.url), 'utf8')

const LINKS = `
extend schema
  @link(
    url: "https://specs.apollo.dev/federation/v2.7"
    import: ["@key", "@shareable", "@composeDirective", "@external", "@provides", "@requires", "@inaccessible", "@tag"]
  )
  @link(url: "https://specs.tollgraph.example/tollgraph/v1.0", import: ["@price", "@wallet", "@internal", "@constraint"])
  @composeDirective(name: "@price")
  @composeDirective(name: "@wallet")
  @composeDirective(name: "@internal")
  @composeDirective(name: "@constraint")
`

/**
 * The full SDL of a subgraph: the service's own prose (`schema.graphql`) behind the links, directives and scalars that
 * every subgraph shares, so that a service's file holds nothing but the service.
 */
export function subgraphTypeDefs(serviceSdl: string): DocumentNode {
  const scalars = Object.values(SCALARS).map(({ type }) => `"""${type.description ?? ''}"""\nscalar ${type.name}`)
  return parse([LINKS, DIRECTIVES, ...scalars, serviceSdl].join('\n'))
}
