import { composeServices } from '@apollo/composition'
import type { DocumentNode } from 'graphql'
import { readDocuments } from './documentFiles.ts'
import { SERVICES, type ServiceName, subgraphPort } from './services.ts'
import { readSdl, subgraphTypeDefs } from './subgraph.ts'
import { withHiddenFields } from './toll/hiddenFields.ts'

/** The composition failed; each line names the subgraph and what to change. */
export class CompositionError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The subgraphs do not compose:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'CompositionError'
    this.problems = problems
  }
}

/** Location of a service's SDL: `schema.graphql` in its folder, or a folder `schema` of several files. */
export function serviceSchemaPlace(service: ServiceName): URL {
  return new URL(`../subgraphs/${service}/schema`, import.meta.url)
}

/** The SDL of a service as it is composed and served: with links, definitions and hidden fields. */
export function fullSdl(service: ServiceName): DocumentNode {
  return withHiddenFields(subgraphTypeDefs(readSdl(serviceSchemaPlace(service))))
}

/** The services that have a schema, in the order of the contract. */
export function composedServices(): ServiceName[] {
  return SERVICES.filter((service) => readDocuments(serviceSchemaPlace(service)).length > 0)
}

/** Composes every service's schema into one supergraph SDL. Throws CompositionError, also for hints worse than INFO. */
export function composeSupergraph(): string {
  const services = composedServices().map((name) => ({
    name,
    url: `http://127.0.0.1:${subgraphPort(name)}/graphql`,
    typeDefs: fullSdl(name),
  }))
  const result = composeServices(services)
  if (result.errors) throw new CompositionError(result.errors.map((error) => error.message))
  const hints = result.hints.filter((hint) => hint.definition.level.name === 'WARN')
  if (hints.length > 0) throw new CompositionError(hints.map((hint) => hint.message))
  return `${result.supergraphSdl.trimEnd()}\n`
}
