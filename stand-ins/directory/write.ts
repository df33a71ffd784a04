import type { Home } from '../worlds/society/homes/homes.ts'
import { idCodec } from '../worlds/society/ids.ts'
import type { Address } from '../worlds/society/places/streets.ts'
import type { Person } from '../worlds/society/population/person.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

const MOST_RELATIVES = 10
/** What an assessor writes down of a home's price. */
const ASSESSED = 0.92

/** Writes people and properties as Whitepages does. */
export function directoryWriter(world: EnrichWorld) {
  const { seed, people, homes } = world
  const residents = idCodec(seed, 'resident', 20)
  const properties = idCodec(seed, 'property', 16)

  function address(household: number, { full, line1, city, zip, house, street, streetType }: Address) {
    return {
      address_id: `A${properties.write(household)}`,
      full_address: full,
      line1,
      city: city.name,
      state: city.state,
      zip,
      house,
      street,
      street_type: streetType,
      county: city.county,
    }
  }

  function resident(index: number) {
    const person = people.get(index)
    const { household } = person
    const home = address(household, homes.addressOf(people.households.get(household)))
    const before = homes.before(household)
    const isOwner = homes.ownersOf(household).includes(index) && !person.isDead
    const phones = person.isDead ? [] : [{ number: person.mobile.sanitized, type: 'mobile', score: 90 }]
    return {
      id: residents.write(index),
      name: fullName(index),
      aliases: person.middleInitial === null ? [] : [`${person.firstName} ${person.middleInitial}. ${person.lastName}`],
      is_dead: person.isDead,
      current_addresses: person.isDead ? [] : [home],
      historic_addresses: [
        ...(person.isDead ? [home] : []),
        ...(before ? [address(before.index, before.address)] : []),
      ],
      owned_properties: (isOwner ? homes.ownedBy(household) : []).map((owned) => ({
        id: `R${properties.write(owned.index)}`,
        address: owned.address.full,
      })),
      phones:
        person.landline && !person.isDead
          ? [...phones, { number: person.landline.sanitized, type: 'landline', score: 70 }]
          : phones,
      emails: emailsOf(person).map((email, place) => ({ email, score: 90 - 10 * place })),
      date_of_birth: person.birthDate,
      linkedin_url: person.job ? person.profileUrl : null,
      company_name: person.job?.company.name ?? null,
      job_title: person.job?.title.text ?? null,
      relatives: people.households
        .relativesOf(index)
        .slice(0, MOST_RELATIVES)
        .map((relative) => ({ id: residents.write(relative), name: fullName(relative) })),
    }
  }

  function fullName(index: number): string {
    const { firstName, lastName } = people.nameOf(index)
    return `${firstName} ${lastName}`
  }

  /** A person inside a property, with less than a search has. */
  function occupant(index: number) {
    const { id, name, current_addresses, phones, emails } = resident(index)
    return {
      id,
      name,
      current_addresses,
      phones: phones.map(({ number, type }) => ({ number, type })),
      emails: emails.map(({ email }) => ({ email })),
    }
  }

  function property(home: Home) {
    const { owner } = home
    const ownAddress = address(home.index, home.address)
    const members = people.households.get(home.index).members.filter((member) => !people.get(member).isDead)
    const isCompany = owner.kind === 'company'
    const ownerAddress = isCompany
      ? { ...address(home.index, owner.company.address), address_id: `A${owner.company.id.slice(0, 16)}` }
      : address(owner.household, homes.get(owner.household).address)
    return {
      property_id: `R${properties.write(home.index)}`,
      apn: `${home.address.zip}-${String(home.index % 10_000).padStart(4, '0')}-${home.address.house}`,
      property_address: ownAddress,
      mailing_address: ownerAddress.address_id === ownAddress.address_id ? null : ownerAddress,
      geolocation: { lat: home.address.point.latitude, lng: home.address.point.longitude },
      ownership_info: {
        owner_type: isCompany ? 'business' : 'individual',
        business_owners: isCompany ? [{ name: owner.company.name }] : [],
        person_owners: isCompany ? [] : homes.ownersOf(owner.household).map(occupant),
      },
      residents: members.map(occupant),
    }
  }

  /** The whole record: what a search has, the building, what the assessor says, and the latest sale. */
  function propertyDetails(home: Home) {
    const { ownership_info: ownership, ...found } = property(home)
    const [latest] = home.sales
    return {
      ...found,
      property_purpose: home.kind,
      year_built: home.yearBuilt,
      bedrooms: home.bedrooms,
      bathrooms: home.bathrooms,
      stories: home.stories,
      living_sqft: home.buildingArea,
      lot_sqft: home.lotSize,
      assessed_info: {
        assessed_value: Math.round(homes.valueOf(home, world.now()) * ASSESSED),
        assessment_year: world.now().getUTCFullYear() - 1,
      },
      ownership_info: {
        ...ownership,
        sale_date: latest?.date ?? null,
        last_sale_amount: latest?.amount ?? null,
        mortgages: [],
      },
    }
  }

  /** The home that the number of a property or an address names. */
  function homeOf(id: string): number | null {
    const index = /^[RA]/.test(id) ? properties.read(id.slice(1)) : null
    return index !== null && index < people.census.households ? index : null
  }

  return { resident, property, propertyDetails, homeOf }
}

function emailsOf({ isDead, personalEmail, workEmail }: Person): readonly string[] {
  return isDead ? [] : [personalEmail, ...(workEmail ? [workEmail] : [])]
}
