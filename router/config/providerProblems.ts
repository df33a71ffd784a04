import { type Company, settingPrefix } from '../../subgraphs/kit/upstream/company.ts'
import type { Ports } from '../../subgraphs/kit/upstream/port.ts'
import type { RouterSettings } from './settings.ts'

/** What is wrong with the choice of companies: names that are none, and chosen companies without what they need. */
export function providerProblems(
  { PROVIDERS: order, PROVIDER_LIMITS: limits, PROVIDER_COSTS_USD: costs }: RouterSettings,
  services: readonly { readonly ports?: Ports }[],
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  const companies = companiesOf(services)
  const named = [
    ...(order ?? []).map((id) => ['PROVIDERS', id] as const),
    ...[...limits.keys()].map((id) => ['PROVIDER_LIMITS', id] as const),
    ...[...costs.keys()].map((id) => ['PROVIDER_COSTS_USD', id] as const),
  ]
  const unknown = named
    .filter(([, id]) => !companies.has(id))
    .map(([setting, id]) => `${setting} names ${id}, which is none of ${[...companies.keys()].join(', ')}.`)
  return [...unknown, ...(order ?? []).flatMap((id) => missing(companies.get(id), given))]
}

/** All companies with an adapter, by their ids. */
export function companiesOf(services: readonly { readonly ports?: Ports }[]): ReadonlyMap<string, Company> {
  const ports = services.flatMap((service) => Object.values(service.ports ?? {}))
  return new Map(ports.flatMap((port) => port.companies ?? []).map((company) => [company.id, company]))
}

function missing(company: Company | undefined, given: Readonly<Record<string, string | undefined>>): string[] {
  if (!company) return []
  const { id, title, url, key, keyFrom } = company
  const prefix = settingPrefix(id)
  return [
    ...(key === 'needed' && !given[`${prefix}_KEY`] ? [`${prefix}_KEY is needed to use ${title}: ${keyFrom}.`] : []),
    ...(url === null && !given[`${prefix}_URL`] ? [`${prefix}_URL is needed to use ${title}.`] : []),
  ]
}
