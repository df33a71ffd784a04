import { askByQuery, get, type QueryMembers, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import { inSnakeCase } from '../../people/asking.ts'
import type { AskedPage } from './people.ts'

/** Upper bound that stands for none: a range of employees needs both. */
const MOST_EMPLOYEES = 10_000_000

/** Filters of a search, in the graph's names; missing ones are left out. */
export type ProspectFilters = Readonly<Record<string, unknown>>

/** A search for people. Names of lists end in `[]`, and each item is a parameter of its own. */
export function peopleSearch({ personTitles, ...filters }: ProspectFilters, page: AskedPage): UpstreamRequest {
  return askByQuery('/api/v1/mixed_people/api_search', {
    ...spelt({ ...filters, personTitles }),
    // Otherwise similar titles are found, too.
    ...(Array.isArray(personTitles) && personTitles.length > 0 ? { include_similar_titles: false } : {}),
    ...page,
  })
}

/** A search for companies. It has no words for names and descriptions alike: keywords are the tags of a company. */
export function companySearch({ qKeywords, ...filters }: ProspectFilters, page: AskedPage): UpstreamRequest {
  return askByQuery('/api/v1/mixed_companies/search', {
    ...spelt(filters),
    ...(typeof qKeywords === 'string' ? { 'q_organization_keyword_tags[]': [qKeywords] } : {}),
    ...page,
  })
}

/** The record of one person. */
export function personMatch({ profileUrl, ...who }: ProspectFilters): UpstreamRequest {
  return askByQuery('/api/v1/people/match', spelt({ ...who, linkedinUrl: profileUrl }))
}

/** The record of one company. */
export function companyMatch(domain: string): UpstreamRequest {
  return get('/api/v1/organizations/enrich', { domain })
}

function spelt({ qOrganizationDomains, organizationNumEmployeesRanges, ...filters }: ProspectFilters): QueryMembers {
  const given = inSnakeCase({
    ...filters,
    qOrganizationDomainsList: qOrganizationDomains,
    organizationNumEmployeesRanges: closed(organizationNumEmployeesRanges),
  })
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      Array.isArray(value) ? `${name}[]` : name,
      value as QueryMembers[string],
    ]),
  )
}

function closed(ranges: unknown): unknown {
  return Array.isArray(ranges)
    ? ranges.map((range: string) => (range.endsWith(',') ? `${range}${MOST_EMPLOYEES}` : range))
    : ranges
}
