import { readDocuments } from './documentFiles.ts'
import { type PlacedElement, placedElements } from './places.ts'
import { SERVICES, type ServiceName } from './services.ts'

/** Location of a service's SDL: `schema.graphql` in its folder, or a folder `schema` of several files. */
export function serviceSchemaPlace(service: ServiceName): URL {
  return new URL(`../subgraphs/${service}/schema`, import.meta.url)
}

/** The services that have a schema, in the order of the contract. */
export function composedServices(): ServiceName[] {
  return SERVICES.filter((service) => readDocuments(serviceSchemaPlace(service)).length > 0)
}

/** Every element of the services' SDL, with its file and line. */
export function placedSdl(): PlacedElement[] {
  return composedServices().flatMap((service) => placedElements(serviceSchemaPlace(service)))
}
