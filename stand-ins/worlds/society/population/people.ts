import { recentlyUsed } from '../../../../subgraphs/kit/async/recentlyUsed.ts'
import { hash32, seedOf, unit } from '../../../kit/random.ts'
import type { Companies } from '../companies/companies.ts'
import type { Company } from '../companies/company.ts'
import { dayOf } from '../companies/facts.ts'
import { idCodec } from '../ids.ts'
import { CITIES } from '../places/city.ts'
import { lineOf, phoneOf } from '../places/phones.ts'
import { careerOf, educationOf } from './career.ts'
import { type Census, takeCensus } from './census.ts'
import { type Household, type Households, openHouseholds } from './households.ts'
import { type Mailboxes, openMailboxes } from './mailboxes.ts'
import { openNameIndex } from './nameIndex.ts'
import { FAMILY, FEMALE, MALE } from './names.ts'
import type { Degree, Job, Person } from './person.ts'
import { TITLES } from './titles.ts'

/** Number of cached people. */
const KEPT = 4_000
/** People born before this year may have died. */
const OLD = 1946
const PROFILE = /^(?:https?:\/\/)?(?:www\.)?professional\.example\/in\/[a-z0-9-]*?([0-9a-f]{12})\/?(?:[?#].*)?$/i

/** All people of a world. */
export interface People {
  readonly census: Census
  /** Throws for an unknown number. */
  get(index: number): Person
  /** All jobs, current one first; empty for a person without work. */
  career(index: number): readonly Job[]
  education(index: number): readonly Degree[]
  readonly households: Households
  /** A person's name only. */
  nameOf(index: number): { readonly firstName: string; readonly lastName: string; readonly isWoman: boolean }
  /** People of a name, ignoring middle names and punctuation. */
  byName(first: string, last: string): readonly number[]
  byEmail(email: string): number | null
  /** The people reachable at a number: one, or a household; `company` if it is a switchboard. */
  byPhone(written: string): { readonly people: readonly number[]; readonly company: Company | null }
  byProfileUrl(url: string): number | null
  /** The listed people of a company, its head first. */
  ofCompany(company: Company): readonly number[]
}

/** Generates all people, which takes some tens of milliseconds. */
export function openPeople(world: number, companies: Companies): People {
  const seed = seedOf(world, 'people')
  const census = takeCensus(world, companies)
  const households = openHouseholds(census)
  const names = openNameIndex(census)
  const profiles = idCodec(seed, 'profile', 12)
  const kept = recentlyUsed<number, Person>(KEPT)
  const mailboxes: Mailboxes = openMailboxes({ seed, census, companies, names })

  function get(index: number): Person {
    const known = kept.get(index)
    if (known) return known
    if (index < 0 || index >= census.count) throw new RangeError(`No person has the number ${index}`)
    const made = make(index)
    kept.set(index, made)
    return made
  }

  function make(index: number): Person {
    const { firstName, lastName, isWoman } = nameOf(index)
    const city = CITIES[census.cityOf[index]!]!
    const household = households.get(census.householdOf[index]!)
    const birthYear = census.birthYearOf[index]!
    const slug = `${firstName}-${lastName}`.toLowerCase()
    const offices = companies.inCity(city.index).length
    const people = peopleIn(city.index)
    const profile = profiles.write(index)
    return {
      index,
      isWoman,
      firstName,
      middleInitial: unit(seed, index, 16) < 0.4 ? String.fromCharCode(65 + (hash32(seed, index, 17) % 23)) : null,
      lastName,
      birthDate: dayOf(birthYear, hash32(seed, index, 18)),
      isDead: birthYear < OLD && index >= census.workers && unit(seed, index, 19) < 0.3,
      city,
      household: household.index,
      job: career(index)[0] ?? null,
      workEmail: mailboxes.atWork(index),
      personalEmail: mailboxes.atHome(index),
      mobile: phoneOf(world, city, offices + census.placeOf[index]!),
      landline: hasLandline(household) ? phoneOf(world, city, offices + people + household.place) : null,
      profileUrl: `https://professional.example/in/${slug}-${profile}`,
      photoUrl: `https://pictures.example/people/${profile}.jpg`,
    }
  }

  function nameOf(index: number) {
    const first = census.firstNameOf[index]!
    const isWoman = first < FEMALE.length
    const firstName = isWoman ? FEMALE[first]! : MALE[first - FEMALE.length]!
    return { firstName, lastName: FAMILY[census.lastNameOf[index]!]!, isWoman }
  }

  function peopleIn(city: number): number {
    return census.firstOfCity[city + 1]! - census.firstOfCity[city]!
  }

  function hasLandline({ index }: Household): boolean {
    return unit(seed, index, 20) < 0.45
  }

  function career(index: number): readonly Job[] {
    const worker = workerOf(index)
    return worker ? careerOf(seed, companies, worker) : []
  }

  function workerOf(index: number) {
    if (index >= census.workers) return null
    return {
      index,
      birthYear: census.birthYearOf[index]!,
      company: companies.all[census.companyOf[index]!]!,
      title: TITLES[census.titleOf[index]!]!,
    }
  }

  return {
    census,
    get,
    career,
    education: (index) => {
      const worker = workerOf(index)
      return worker ? educationOf(seed, worker) : []
    },
    households,
    nameOf,
    byName: (first, last) => names.find(first, last),
    byEmail: (email) => mailboxes.find(email),
    byPhone(written) {
      const found = lineOf(world, written)
      if (!found) return { people: [], company: null }
      const { city, line } = found
      const offices = companies.inCity(city.index)
      if (line < offices.length) return { people: [], company: offices[line]! }
      const [place, people] = [line - offices.length, peopleIn(city.index)]
      if (place < people) return { people: [census.members[census.firstOfCity[city.index]! + place]!], company: null }
      const household = households.at(city.index, place - people)
      return { people: household && hasLandline(household) ? household.members : [], company: null }
    },
    byProfileUrl(url) {
      const id = PROFILE.exec(url.trim())?.[1]
      const index = id === undefined ? null : profiles.read(id.toLowerCase())
      return index !== null && index < census.count ? index : null
    },
    ofCompany({ index }) {
      const [from, to] = [census.firstWorker[index]!, census.firstWorker[index + 1]!]
      return Array.from({ length: to - from }, (_, rank) => from + rank)
    },
  }
}
