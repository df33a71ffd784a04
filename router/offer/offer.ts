import type { GraphQLSchema } from 'graphql'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import type { FieldFacts } from '../../schema/catalogue/fields.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { ProviderNotConfigured, ServiceNotOffered } from '../../schema/errors.ts'
import { type Need, needsOf, portNeed } from './needs.ts'
import type { Off } from './offPorts.ts'

/** What of the graph this installation offers. */
export interface Offer {
  /** Whether everything is offered. */
  readonly isWhole: boolean
  /** Throws ServiceNotOffered or ProviderNotConfigured for an operation that needs what is off. */
  check(needs: Iterable<Need>): void
  /** Whether a documented path is offered, by its document alone. */
  offers(endpoint: Endpoint): boolean
  /** The catalogue with the documented paths that are offered, for documents and search; another one after a change. */
  readonly catalogue: Catalogue
}

/**
 * An offer that follows the handshakes of services in other processes. It is never whole, so that what is prepared for an
 * operation stays true after a change.
 */
export class ChangingOffer implements Offer {
  readonly isWhole = false
  readonly #all: Catalogue
  #now: Offer

  constructor(catalogue: Catalogue, off: Off) {
    this.#all = catalogue
    this.#now = offerOf(catalogue, off)
  }

  check(needs: Iterable<Need>): void {
    this.#now.check(needs)
  }

  offers(endpoint: Endpoint): boolean {
    return this.#now.offers(endpoint)
  }

  get catalogue(): Catalogue {
    return this.#now.catalogue
  }

  /** Replaces what is off. */
  change(off: Off): void {
    this.#now = offerOf(this.#all, off)
  }
}

/** Makes the offer of a catalogue without what is off. */
export function offerOf(catalogue: Catalogue, { services, ports }: Off): Offer {
  const refusals: ReadonlyMap<string, () => Error> = new Map<Need, () => Error>([
    ...[...services].map((name) => [name, () => new ServiceNotOffered(name)] as const),
    ...[...ports].flatMap(([service, off]) =>
      [...off].map((port) => [portNeed(service, port), () => new ProviderNotConfigured(port)] as const),
    ),
  ])
  if (refusals.size === 0) return { isWhole: true, check() {}, offers: () => true, catalogue }
  const isOffered = (endpoint: Endpoint) => !endpointNeeds(endpoint, catalogue).some((need) => refusals.has(need))
  const endpoints = catalogue.endpoints.filter(isOffered)
  const offered = new Set(endpoints)
  return {
    isWhole: false,
    check(needs) {
      for (const need of needs) {
        const refusal = refusals.get(need)
        if (refusal) throw refusal()
      }
    },
    offers: (endpoint) => offered.has(endpoint),
    // Derived, not copied: some members are built when they are first read.
    catalogue: Object.assign(Object.create(catalogue) as Catalogue, {
      endpoints,
      services: catalogue.services.filter((name) => !refusals.has(name)),
      fields: new Map(
        [...catalogue.fields].filter(([, facts]) => !fieldNeeds(facts).some((need) => refusals.has(need))),
      ),
      endpointsOf: (service: string) => endpoints.filter((endpoint) => endpoint.service === service),
    }),
  }
}

/** What a path needs by its document alone. */
function endpointNeeds({ operation, pricedFields, service }: Endpoint, catalogue: Catalogue): readonly Need[] {
  return [service, ...pricedFields.flatMap(fieldNeeds), ...rootNeeds(operation, catalogue.schema, catalogue)]
}

function fieldNeeds({ service, ports }: FieldFacts): readonly Need[] {
  return service === null ? [] : [service, ...ports.map((port) => portNeed(service, port))]
}

/** What the root fields of an operation need: their inputs name models and platforms. */
function rootNeeds(
  { operation, selectionSet }: Endpoint['operation'],
  schema: GraphQLSchema,
  catalogue: Catalogue,
): readonly Need[] {
  const root = schema.getRootType(operation)
  return selectionSet.selections.flatMap((node) => {
    const field = node.kind === 'Field' ? root?.getFields()[node.name.value] : undefined
    const facts = field && catalogue.fields.get(`${root?.name}.${field.name}`)
    return field && facts && node.kind === 'Field' ? needsOf(facts, field, node, null, catalogue) : []
  })
}
