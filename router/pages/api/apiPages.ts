import { aboutOf } from '../../../rest-compat/about.ts'
import { documentedPaths } from '../../../rest-compat/documentedPaths.ts'
import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { SEARCHABLE_POLICY } from '../contentSecurityPolicy.ts'
import { htmlAnswer, markdownAnswer, type PageAnswer } from '../pageAnswer.ts'
import { endpointDocument, endpointMarkdown } from './endpointDocument.ts'
import { hubPage } from './hubPage.ts'

/** What the pages of the documented paths are made of. */
export interface ApiFacts {
  /** With the paths that are offered now. */
  readonly catalogue: Catalogue
  /** CAIP-2 id of the network that is paid on. */
  readonly network: string
}

/** Where a reader is. */
export interface ApiPlace {
  /** The service whose base URL was requested. */
  readonly service: string
  /** The base URL of a service, as the reader reaches it. */
  baseUrlOf(service: string): string
  /** URL of the stylesheet. */
  readonly style: string
  /** What is searched for; empty for all. */
  readonly query: string
}

/** Longest search, in characters. */
const MAX_QUERY = 200

/**
 * The page of a path below `/docs`: empty for the list of a service, of all services at the gateway; there also `<service>`,
 * `<service>/<operation>`, and with `.md` at its end the same as Markdown. Null when there is none.
 */
export async function apiPage(below: string, facts: ApiFacts, place: ApiPlace): Promise<PageAnswer | null> {
  const now = new Date()
  const { baseUrlOf, style } = place
  const { catalogue, network } = facts
  const listed = (service: string) => documentedPaths(service, catalogue)
  const served = catalogue.services.filter((service) => listed(service).length > 0)
  const list = (services: readonly string[], current: string | null) => {
    const groups = services.map((service) => ({
      service,
      about: aboutOf(service, catalogue),
      endpoints: listed(service),
    }))
    const query = place.query.slice(0, MAX_QUERY).trim()
    return htmlAnswer(hubPage({ baseUrlOf, style, groups, served, current, query }), SEARCHABLE_POLICY)
  }
  if (below === '') return place.service === 'gateway' ? list(served, null) : list([place.service], place.service)
  if (place.service !== 'gateway') return null
  const [service = '', operation, ...rest] = below.split('/')
  if (!served.includes(service) || rest.length > 0) return null
  if (operation === undefined) return list([service], service)
  const isMarkdown = operation.endsWith('.md')
  const endpoint = named(listed(service), isMarkdown ? operation.slice(0, -'.md'.length) : operation)
  if (!endpoint) return null
  const document = endpointDocument(endpoint, { catalogue, baseUrlOf, network, now })
  if (isMarkdown) return markdownAnswer(endpointMarkdown(document))
  // With a renderer of Markdown, which a start does without.
  const { endpointPage } = await import('./endpointPage.ts')
  return htmlAnswer(endpointPage(endpoint, document, { baseUrlOf, style }), SEARCHABLE_POLICY)
}

function named(endpoints: readonly Endpoint[], name: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.name === name)
}
