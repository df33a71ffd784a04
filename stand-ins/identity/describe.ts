import { ageOf } from '../directory/find.ts'
import { hash32, seedOf, unit } from '../kit/random.ts'
import type { IdCodec } from '../worlds/society/ids.ts'
import type { Address } from '../worlds/society/places/streets.ts'
import { SENIORITIES } from '../worlds/society/population/titles.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** Ranges as the company writes them. */
const INCOMES = [
  '$25K - $50K',
  '$51K - $75K',
  '$76K - $100K',
  '$101K - $150K',
  '$151K - $200K',
  '$201K - $300K',
  '$300K+',
]
const WEALTHS = ['$0-$50K', '$50K-$100K', '$100K-$250K', '$250K-$500K', '$500K-$1M', '$1M-$2.5M', '$2.5M+']
/** Maximum age difference of a couple in a household, in years. */
const MOST_YEARS_APART = 14
const MOST_RELATIVES = 10

/** A person's demographics in the company's wire format; without the ids of the result around it. */
export function describe(world: EnrichWorld, pids: IdCodec, index: number) {
  const { people, homes } = world
  const seed = seedOf(world.seed, 'identity')
  const person = people.get(index)
  const household = people.households.get(person.household)
  const before = homes.before(person.household)
  const isMarried = spouseOf(world, index) !== null
  const band = bandOf(person.job ? SENIORITIES.indexOf(person.job.title.seniority) : SENIORITIES.length)
  const lead = Math.min(household.members[0]!, household.members[1] ?? index)
  return {
    personal_information: {
      full_name: [person.firstName, person.middleInitial, person.lastName].filter(Boolean).join(' ').toUpperCase(),
      first_name: person.firstName.toUpperCase(),
      middle_name: person.middleInitial,
      last_name: person.lastName.toUpperCase(),
      name_suffix: null,
      gender: person.isWoman ? 'F' : 'M',
      dob: person.birthDate,
      age: ageOf(person.birthDate, world.now()),
      marital_status: isMarried ? 'M' : 'S',
    },
    household_information: {
      // Equal for both partners.
      number_of_children: isMarried ? hash32(seed, lead, 1) % 4 : unit(seed, index, 1) < 0.2 ? 1 : 0,
    },
    financial_information: {
      estimated_income_range: INCOMES[band],
      estimated_wealth_range:
        WEALTHS[Math.min(WEALTHS.length - 1, Math.max(0, band - 1 + (hash32(seed, index, 2) % 3)))],
    },
    social_media: { linkedin_url: person.job ? person.profileUrl : null },
    personal_emails: ranked([person.personalEmail]),
    professional_emails: ranked(person.workEmail === null ? [] : [person.workEmail]),
    phones: [
      { phone_rank: 1, phone_number: person.mobile.sanitized, phone_type: 'mobile' },
      ...(person.landline ? [{ phone_rank: 2, phone_number: person.landline.sanitized, phone_type: 'landline' }] : []),
    ],
    relatives: people.households
      .relativesOf(index)
      .slice(0, MOST_RELATIVES)
      .map((relative) => ({ minerva_pid: pids.write(relative), full_name: fullName(relative) })),
    work_experience: people.career(index).map(({ company, title, start, end }) => ({
      company_name: company.name,
      company_domain: company.domain,
      title: title.text,
      start_date: start,
      end_date: end,
      work_status: end === null ? 'current' : 'past',
    })),
    education_experience: people.education(index).map(({ school, degree, field, startYear, endYear }) => ({
      school_name: school,
      degree,
      field_of_study: field,
      start_date: `${startYear}-09-01`,
      end_date: endYear === null ? null : `${endYear}-06-30`,
    })),
    addresses: [writeAddress(homes.addressOf(household), 1), ...(before ? [writeAddress(before.address, 2)] : [])],
  }

  function fullName(relative: number): string {
    const { firstName, lastName } = people.nameOf(relative)
    return `${firstName} ${lastName}`
  }
}

/** The spouse of a person: the first two members of a household of similar age are a couple. */
function spouseOf({ people }: EnrichWorld, index: number): number | null {
  const { birthYearOf, householdOf } = people.census
  const couple = people.households.get(householdOf[index]!).members.slice(0, 2)
  const [one, other] = couple
  if (one === undefined || other === undefined || !couple.includes(index)) return null
  if (Math.abs(birthYearOf[one]! - birthYearOf[other]!) > MOST_YEARS_APART) return null
  return index === one ? other : one
}

/** Income band, by seniority. */
function bandOf(rank: number): number {
  const bands = [5, 5, 6, 6, 5, 4, 4, 3, 2, 1, 0]
  return bands[rank] ?? 1
}

function ranked(emails: readonly string[]) {
  return emails.map((address, place) => ({ email_rank: place + 1, email_address: address }))
}

/** The present address is the first. */
function writeAddress({ line1, line2, city, zip }: Address, rank: number) {
  return {
    address_rank: rank,
    address_line_1: line1,
    address_line_2: line2,
    city: city.name,
    state: city.state,
    zip_code: zip,
    country: city.country,
  }
}
