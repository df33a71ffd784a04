import { socialUrlsOf } from '../influencer/companyAccount.ts'
import type { Company } from '../worlds/society/companies/company.ts'
import type { IdCodec } from '../worlds/society/ids.ts'
import type { Job, Person } from '../worlds/society/population/person.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** A person as a search shows them: a part of the last name, and whether there is more. */
export function writeFound(world: EnrichWorld, ids: IdCodec, index: number) {
  const person = world.people.get(index)
  const { company, title } = jobOf(person)
  return {
    id: ids.write(index),
    first_name: person.firstName,
    last_name_obfuscated: shownInPart(person.lastName),
    title: title.text,
    last_refreshed_at: world.now().toISOString(),
    has_email: person.workEmail !== null,
    has_city: true,
    has_state: true,
    has_country: true,
    has_direct_phone: 'Yes',
    organization: {
      name: company.name,
      has_industry: true,
      has_phone: true,
      has_city: true,
      has_state: true,
      has_country: true,
      has_zip_code: true,
      has_revenue: true,
      has_employee_count: true,
    },
  }
}

/** The record of a person, on request with private addresses. */
export function writePerson(world: EnrichWorld, ids: IdCodec, index: number, hasPersonalEmails: boolean) {
  const person = world.people.get(index)
  const { company, title } = jobOf(person)
  const { city } = person
  const department = title.department.name === 'executive' ? 'c_suite' : title.department.name
  return {
    id: ids.write(index),
    first_name: person.firstName,
    last_name: person.lastName,
    name: `${person.firstName} ${person.lastName}`,
    linkedin_url: person.profileUrl,
    title: title.text,
    email: person.workEmail,
    email_status: 'verified',
    personal_emails: hasPersonalEmails ? [person.personalEmail] : [],
    photo_url: person.photoUrl,
    headline: `${title.text} at ${company.name}`,
    seniority: title.seniority,
    departments: [department],
    functions: [department],
    city: city.name,
    state: city.stateName,
    country: city.countryName,
    contact: { phone_numbers: phonesOf(person, company) },
    organization_id: company.id,
    organization: writeCompany(company),
    employment_history: world.people.career(index).map(writeJob),
  }
}

function jobOf({ index, job }: Person): Job {
  if (!job) throw new Error(`${index} has no work, and is no prospect`)
  return job
}

/** The record of a company. */
export function writeCompany(company: Company) {
  const { address, city, funding } = company
  const [twitterUrl, facebookUrl] = socialUrlsOf(company)
  return {
    id: company.id,
    name: company.name,
    primary_domain: company.domain,
    website_url: company.websiteUrl,
    linkedin_url: company.profileUrl,
    twitter_url: twitterUrl,
    facebook_url: facebookUrl,
    primary_phone: { number: company.phone.raw, source: 'Owler', sanitized_number: company.phone.sanitized },
    industry: company.industry.name,
    industry_tag_id: company.industry.tagId,
    keywords: company.keywords,
    estimated_num_employees: company.employees,
    annual_revenue: company.revenue,
    total_funding: funding?.total ?? null,
    latest_funding_round_date: funding ? `${funding.date}T00:00:00.000+00:00` : null,
    latest_funding_stage: funding?.stage ?? null,
    city: city.name,
    state: city.stateName,
    country: city.countryName,
    postal_code: address.zip,
    street_address: [address.line1, address.line2].filter(Boolean).join(', '),
    short_description: company.description,
    founded_year: company.foundedYear,
    technology_names: company.technologies,
    logo_url: company.logoUrl,
    publicly_traded_symbol: company.symbol,
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
