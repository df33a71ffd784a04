import { dayOf, eachOf, isMembers, itemsOf, type Members, membersOf, textOf } from '../members.ts'
import { organizationOf } from './organizations.ts'

/** Records that a search shows at most, over all pages. */
const WINDOW = 50_000
/** The seniorities that we have a word for; the company has more. */
const SENIORITIES: ReadonlySet<unknown> = new Set([
  'owner',
  'founder',
  'c_suite',
  'partner',
  'vp',
  'head',
  'director',
  'manager',
  'senior',
  'entry',
  'intern',
])
/** What stands in place of an address that was not bought. */
const NO_ADDRESS = /^email_not_unlocked@/

/** A page of a list, as it was asked for. */
export interface AskedPage {
  readonly page: number
  readonly per_page: number
}

/**
 * The answer to a search. It has a first name, a part of the last name, the title and the name of the employer: the record of
 * a person is bought one by one. The number of people stands beside the list.
 */
export function foundPeople(body: unknown, { page, per_page }: AskedPage): unknown {
  const { people, total_entries: total } = membersOf(body)
  const count = typeof total === 'number' ? total : undefined
  return {
    people: Array.isArray(people) ? eachOf(people, previewOf) : people,
    pagination: {
      page,
      per_page,
      total_entries: count,
      total_pages: count === undefined ? undefined : Math.ceil(Math.min(count, WINDOW) / per_page),
    },
  }
}

function previewOf(person: Members): Members {
  const { id, first_name, last_name_obfuscated: lastName, title, organization } = person
  const employer = membersOf(organization)
  const name = [first_name, lastName].filter(textOf).join(' ')
  const job = { organization_name: textOf(employer.name), title, current: true }
  return {
    id,
    first_name,
    last_name: lastName,
    name: name || null,
    title,
    email_status: person.has_email === false ? 'unavailable' : null,
    organization_id: textOf(employer.id),
    // A search names the employer; its number, without which there is no record of a company, is part of the record.
    organization: textOf(employer.id) === null ? null : organizationOf(employer),
    employment_history: textOf(employer.name) === null ? null : [job],
    phone_numbers: [],
  }
}

/** The answer to an enrichment; null where no person matches. */
export function enrichedPerson(body: unknown): unknown {
  const { person } = membersOf(body)
  return { person: isMembers(person) ? personOf(person) : null }
}

function personOf(person: Members): Members {
  const { email, organization, seniority } = person
  return {
    ...person,
    profile_url: textOf(person.linkedin_url),
    email: typeof email === 'string' && NO_ADDRESS.test(email) ? null : textOf(email),
    // Without the wish for them the list is empty.
    personal_emails: itemsOf(person.personal_emails).length > 0 ? person.personal_emails : null,
    photo_url: textOf(person.photo_url),
    seniority: SENIORITIES.has(seniority) ? seniority : null,
    phone_numbers: eachOf(membersOf(person.contact).phone_numbers, (phone) => phone),
    organization: isMembers(organization) ? organizationOf(organization) : null,
    employment_history: eachOf(person.employment_history, (job) => ({
      ...job,
      start_date: dayOf(job.start_date),
      end_date: dayOf(job.end_date),
    })),
  }
}
