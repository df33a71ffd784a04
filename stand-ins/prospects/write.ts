import { socialUrlsOf } from '../influencer/companyAccount.ts'
import type { Company } from '../worlds/society/companies/company.ts'
import type { IdCodec } from '../worlds/society/ids.ts'
import type { Job, Person } from '../worlds/society/population/person.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** Detail level of a person: a search result, or an enrichment without or with personal data. */
export type Knowing = 'SEARCH' | 'ENRICHED' | 'ENRICHED_WITH_PERSONAL'

/** A person in the wire format. Search results have abbreviated last names and no contact details. */
export function writePerson(world: EnrichWorld, ids: IdCodec, index: number, knowing: Knowing) {
  const person = world.people.get(index)
  const { job, city } = person
  if (!job) throw new Error(`${index} has no work, and is no prospect`)
  const isSearch = knowing === 'SEARCH'
  const lastName = isSearch ? shownInPart(person.lastName) : person.lastName
  const department = job.title.department.name === 'executive' ? 'c_suite' : job.title.department.name
  return {
    id: ids.write(index),
    first_name: person.firstName,
    last_name: lastName,
    name: `${person.firstName} ${lastName}`,
    profile_url: isSearch ? null : person.profileUrl,
    title: job.title.text,
    email: isSearch ? null : person.workEmail,
    email_status: 'verified',
    ...(knowing === 'ENRICHED_WITH_PERSONAL' ? { personal_emails: [person.personalEmail] } : {}),
    photo_url: person.photoUrl,
    headline: `${job.title.text} at ${job.company.name}`,
    seniority: job.title.seniority,
    departments: [department],
    functions: [department],
    city: city.name,
    state: city.stateName,
    country: city.countryName,
    phone_numbers: isSearch ? [] : phonesOf(person, job.company),
    organization_id: job.company.id,
    organization: writeCompany(job.company),
    employment_history: world.people.career(index).map(writeJob),
  }
}

/** A company in the wire format. */
export function writeCompany(company: Company) {
  const { address, city, funding } = company
  return {
    id: company.id,
    name: company.name,
    domain: company.domain,
    website_url: company.websiteUrl,
    profile_url: company.profileUrl,
    primary_phone: company.phone.sanitized,
    industry: company.industry.name,
    industry_tag_id: company.industry.tagId,
    keywords: company.keywords,
    estimated_num_employees: company.employees,
    annual_revenue: company.revenue,
    total_funding: funding?.total ?? null,
    latest_funding_round_date: funding?.date ?? null,
    latest_funding_stage: funding?.stage ?? null,
    city: city.name,
    state: city.stateName,
    country: city.countryName,
    postal_code: address.zip,
    street_address: [address.line1, address.line2].filter(Boolean).join(', '),
    short_description: company.description,
    founded_year: company.foundedYear,
    technologies: company.technologies,
    logo_url: company.logoUrl,
    publicly_traded_symbol: company.symbol,
    social_urls: socialUrlsOf(company),
  }
}

function phonesOf({ mobile }: Person, { phone }: Company) {
  const valid = (type: string, { raw, sanitized }: Person['mobile']) => ({
    raw_number: raw,
    sanitized_number: sanitized,
    type,
    status: 'valid_number',
  })
  return [valid('mobile', mobile), valid('work_hq', phone)]
}

function writeJob({ company, title, start, end }: Job) {
  return {
    organization_name: company.name,
    title: title.text,
    start_date: start,
    end_date: end,
    current: end === null,
  }
}

/** `Ellison` becomes `El***n`. */
function shownInPart(name: string): string {
  return name.length < 4 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`
}
