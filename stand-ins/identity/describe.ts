import { ageOf } from '../directory/find.ts'
import { hash32, seedOf, unit } from '../kit/random.ts'
import type { IdCodec } from '../worlds/society/ids.ts'
import type { Address } from '../worlds/society/places/streets.ts'
import { SENIORITIES } from '../worlds/society/population/titles.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

const INCOMES = [
  '25000-49999',
  '50000-74999',
  '75000-99999',
  '100000-149999',
  '150000-199999',
  '200000-299999',
  '300000+',
]
const WEALTHS = [
  '0-49999',
  '50000-99999',
  '100000-249999',
  '250000-499999',
  '500000-999999',
  '1000000-2499999',
  '2500000+',
]
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
    full_name: [person.firstName, person.middleInitial, person.lastName].filter(Boolean).join(' '),
    gender: person.isWoman ? 'female' : 'male',
    dob: person.birthDate,
    age: ageOf(person.birthDate, world.now()),
    marital_status: isMarried ? 'married' : 'single',
    // Equal for both partners.
    number_of_children: isMarried ? hash32(seed, lead, 1) % 4 : unit(seed, index, 1) < 0.2 ? 1 : 0,
    estimated_income_range: INCOMES[band]!,
    estimated_wealth_range:
      WEALTHS[Math.min(WEALTHS.length - 1, Math.max(0, band - 1 + (hash32(seed, index, 2) % 3)))]!,
    profile_url: person.job ? person.profileUrl : null,
    personal_emails: [person.personalEmail],
    professional_emails: person.workEmail === null ? [] : [person.workEmail],
    phones: [
      { number: person.mobile.sanitized, type: 'mobile' },
      ...(person.landline ? [{ number: person.landline.sanitized, type: 'landline' }] : []),
    ],
    relatives: people.households
      .relativesOf(index)
      .slice(0, MOST_RELATIVES)
      .map((relative) => ({ person_pid: pids.write(relative), full_name: fullName(relative) })),
    work_experience: people.career(index).map(({ company, title, start, end }) => ({
      company_name: company.name,
      company_domain: company.domain,
      title: title.text,
      start_date: start,
      end_date: end,
      is_current: end === null,
    })),
    education: people.education(index).map(({ school, degree, field, startYear, endYear }) => ({
      school,
      degree,
      field_of_study: field,
      start_year: startYear,
      end_year: endYear,
    })),
    addresses: [
      writeAddress(homes.addressOf(household), true),
      ...(before ? [writeAddress(before.address, false)] : []),
    ],
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

function writeAddress({ line1, line2, city, zip }: Address, isCurrent: boolean) {
  return {
    line1,
    line2,
    city: city.name,
    state: city.state,
    postal_code: zip,
    country: city.country,
    is_current: isCurrent,
  }
}
