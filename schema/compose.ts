import { composeServices } from '@apollo/composition'
import { type DocumentNode, parse } from 'graphql'
import { withCommonDescriptions } from './commonDescriptions.ts'
import { nodeTypesOf, withNodes } from './nodes.ts'
import { brokenRules } from './ownRules.ts'
import { withPlaces } from './places.ts'
import { withResolvableKeysFirst } from './resolvableKeys.ts'
import { composedServices, placedSdl, serviceSchemaPlace } from './serviceSchemas.ts'
import { type ServiceName, subgraphPort } from './services.ts'
import { readSdl, subgraphTypeDefs } from './subgraph.ts'
import { withHiddenFields } from './toll/hiddenFields.ts'
import { lostPrices } from './toll/lostPrices.ts'
import { type Normalised, normalise } from './toll/normalise.ts'
import { withOwnDescriptions } from './toll/ownDescriptions.ts'
import { type PricingLimits, pricingProblems } from './toll/pricing.ts'
import { closedReads, trespasses } from './toll/trespasses.ts'

/** The composition failed; each line names the subgraph and what to change. */
export class CompositionError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The subgraphs do not compose:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'CompositionError'
    this.problems = problems
  }
}

/** The SDL of a service as it is composed and served: with links, definitions, hidden fields and nodes. */
export function fullSdl(service: ServiceName): DocumentNode {
  return withNodes(ownSdl(service), nodeTypesOf(composedServices().map(ownSdl)))
}

/** Without the nodes of the other subgraphs. */
function ownSdl(service: ServiceName): DocumentNode {
  return withHiddenFields(withCommonDescriptions(subgraphTypeDefs(readSdl(serviceSchemaPlace(service)))))
}

/** A subgraph that an operator adds to the ten services. */
export interface AddedSubgraph {
  readonly name: string
  readonly url: string
  /** As the subgraph returns it. */
  readonly sdl: string
  readonly limits: PricingLimits
  /** Entities with private fields that it may extend. */
  readonly extends: readonly string[]
}

/**
 * Composes every service's schema into one supergraph SDL. Throws CompositionError, also for hints worse than INFO, with
 * the file and line of what to change.
 */
export function composeSupergraph(): string {
  const broken = brokenRules(placedSdl())
  if (broken.length > 0) throw new CompositionError(broken)
  try {
    return composed(composedServices().map(ownDefinition))
  } catch (error) {
    throw error instanceof CompositionError ? new CompositionError(withPlaces(error.problems, placedSdl())) : error
  }
}

/**
 * Composes the ten services with others. Throws CompositionError with every reason why one of the others cannot join,
 * each with its name; no line of it changes what the ten are.
 */
export function composeWith(added: readonly AddedSubgraph[]): string {
  const own = composedServices().map(ownDefinition)
  const problems: string[] = []
  const others = added.flatMap((subgraph): ServiceDefinition[] => {
    const { name, url } = subgraph
    const read = readAdded(subgraph, own)
    if ('typeDefs' in read) return [{ name, url, typeDefs: read.typeDefs }]
    problems.push(...read.problems.map((problem) => `${name}: ${problem}`))
    return []
  })
  if (problems.length > 0) throw new CompositionError(problems)
  const amongThem = others.flatMap((one) => {
    const neighbours = others.filter((other) => other !== one).map(({ typeDefs }) => typeDefs)
    return closedReads(one.typeDefs, neighbours).map((problem) => `${one.name}: ${problem}`)
  })
  if (amongThem.length > 0) throw new CompositionError(amongThem)
  const supergraphSdl = composed([...own, ...others])
  const supergraph = parse(supergraphSdl, { noLocation: true })
  const lost = others.flatMap(({ name, typeDefs }) => lostPrices(typeDefs, supergraph).map((one) => `${name}: ${one}`))
  if (lost.length > 0) throw new CompositionError(lost)
  return supergraphSdl
}

interface ServiceDefinition {
  readonly name: string
  readonly url: string
  readonly typeDefs: DocumentNode
}

function ownDefinition(name: ServiceName): ServiceDefinition {
  return { name, url: `http://127.0.0.1:${subgraphPort(name)}/graphql`, typeDefs: ownSdl(name) }
}

function readAdded({ sdl, limits, extends: extend }: AddedSubgraph, own: readonly ServiceDefinition[]): Normalised {
  const document = parsed(sdl)
  if (typeof document === 'string') return { problems: [document] }
  const normalised = normalise(document)
  if ('problems' in normalised) return normalised
  const others = own.map(({ typeDefs }) => typeDefs)
  const problems = [...trespasses(normalised.typeDefs, others, extend), ...pricingProblems(normalised.typeDefs, limits)]
  return problems.length > 0 ? { problems } : { typeDefs: withOwnDescriptions(normalised.typeDefs, others) }
}

function parsed(sdl: string): DocumentNode | string {
  try {
    return parse(sdl)
  } catch (error) {
    return `its SDL cannot be read: ${(error as Error).message}`
  }
}

function composed(services: readonly ServiceDefinition[]): string {
  const nodes = nodeTypesOf(services.map(({ typeDefs }) => typeDefs))
  const result = attempt(services.map((service) => ({ ...service, typeDefs: withNodes(service.typeDefs, nodes) })))
  if (result.errors) throw new CompositionError(result.errors.map((error) => error.message))
  const hints = result.hints.filter((hint) => hint.definition.level.name === 'WARN')
  if (hints.length > 0) throw new CompositionError(hints.map((hint) => hint.message))
  return `${withResolvableKeysFirst(result.supergraphSdl).trimEnd()}\n`
}

/** Composition throws for some documents that it should refuse. */
function attempt(services: readonly ServiceDefinition[]): ReturnType<typeof composeServices> {
  try {
    return composeServices([...services])
  } catch (error) {
    throw new CompositionError([error instanceof Error ? error.message : String(error)])
  }
}
