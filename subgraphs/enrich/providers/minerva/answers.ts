import { dayOf, eachOf, isMembers, type Members, membersOf, textOf } from '../members.ts'

/** The answer to a request for ids. */
export function resolvedRecords(body: unknown): unknown {
  return withResults(body, resolvedOf)
}

/** The answer to a request for profiles, whose members stand in groups such as `personal_information`. */
export function enrichedRecords(body: unknown): unknown {
  return withResults(body, profileOf)
}

function withResults(body: unknown, respell: (result: Members) => Members): unknown {
  const { results } = membersOf(body)
  return isMembers(body) && Array.isArray(results) ? { ...body, results: eachOf(results, respell) } : body
}

function resolvedOf(result: Members): Members {
  return { ...named(result), validation_errors: errorsOf(result.validation_errors) }
}

function named(result: Members): Members {
  return { ...result, person_pid: textOf(result.minerva_pid), profile_url: textOf(result.linkedin_url) }
}

/** Errors are an object by member, a text, or `None`. */
function errorsOf(errors: unknown): readonly string[] | null {
  if (typeof errors === 'string') return errors === 'None' || errors === '' ? null : [errors]
  if (Array.isArray(errors)) return errors.map(String)
  if (!isMembers(errors)) return null
  return Object.entries(errors).map(
    ([member, says]) => `${member}: ${typeof says === 'string' ? says : JSON.stringify(says)}`,
  )
}

const GENDERS: ReadonlyMap<unknown, string> = new Map([
  ['M', 'male'],
  ['F', 'female'],
])
const MARITAL: ReadonlyMap<unknown, string> = new Map([
  ['M', 'married'],
  ['S', 'single'],
])

function profileOf(result: Members): Members {
  const person = named(ungrouped(result))
  return {
    ...person,
    gender: GENDERS.get(person.gender) ?? textOf(person.gender),
    marital_status: MARITAL.get(person.marital_status) ?? textOf(person.marital_status),
    dob: dayOf(person.dob),
    personal_emails: addressesOf(person.personal_emails),
    professional_emails: addressesOf(person.professional_emails),
    phones: listOrNull(person.phones, ({ phone_number: number, phone_type: type }) => ({ number, type })),
    relatives: listOrNull(person.relatives, (relative) => ({
      person_pid: relative.minerva_pid,
      full_name: relative.full_name,
    })),
    work_experience: listOrNull(person.work_experience, workOf),
    education: listOrNull(person.education_experience ?? person.education, educationOf),
    addresses: listOrNull(person.addresses, addressOf),
  }
}

/** Members of all groups, side by side. */
function ungrouped(result: Members): Members {
  return Object.assign({}, ...Object.values(result).filter(isMembers), result)
}

function addressesOf(list: unknown): readonly unknown[] | null {
  return listOrNull(list, ({ email_address: address }) => address)
}

function workOf(job: Members): Members {
  return {
    company_name: job.company_name,
    company_domain: job.company_domain,
    title: job.title ?? job.job_title,
    start_date: dayOf(job.start_date),
    end_date: dayOf(job.end_date),
    is_current: typeof job.work_status === 'string' ? job.work_status === 'current' : job.is_current,
  }
}

function educationOf(time: Members): Members {
  return {
    school: time.school_name ?? time.school,
    degree: time.degree,
    field_of_study: time.field_of_study ?? time.major,
    start_year: yearOf(time.start_date) ?? time.start_year,
    end_year: yearOf(time.end_date) ?? time.end_year,
  }
}

function addressOf(address: Members): Members {
  return {
    line1: address.address_line_1 ?? address.address,
    line2: address.address_line_2,
    city: address.city,
    state: address.state,
    postal_code: address.postal_code ?? address.zip_code ?? address.zip,
    country: address.country,
    is_current: typeof address.address_rank === 'number' ? address.address_rank === 1 : address.is_current,
  }
}

function yearOf(date: unknown): number | null {
  return typeof date === 'string' && /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : null
}

function listOrNull(list: unknown, respell: (row: Members) => unknown): readonly unknown[] | null {
  return Array.isArray(list) ? eachOf(list, respell) : null
}
