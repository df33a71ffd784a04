import type { Home, Owner } from '../worlds/society/homes/homes.ts'
import { idCodec } from '../worlds/society/ids.ts'
import type { Address } from '../worlds/society/places/streets.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

const MOST_RELATIVES = 10
/** Maximum relative error of an estimate. */
const DOUBT = 0.08

/** Writes people and properties in the company's wire format. */
export function directoryWriter(world: EnrichWorld) {
  const { seed, people, homes } = world
  const residents = idCodec(seed, 'resident', 20)
  const properties = idCodec(seed, 'property', 16)

  function address(household: number, { full, line1, line2, city, zip, house, street, streetType }: Address) {
    return {
      id: `addr_${properties.write(household)}`,
      full_address: full,
      line1,
      line2,
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
        property_id: properties.write(owned.index),
        address: address(owned.index, owned.address),
      })),
      phones:
        person.landline && !person.isDead
          ? [...phones, { number: person.landline.sanitized, type: 'landline', score: 70 }]
          : phones,
      emails: person.isDead ? [] : [person.personalEmail, ...(person.workEmail ? [person.workEmail] : [])],
      date_of_birth: person.birthDate,
      profile_url: person.job ? person.profileUrl : null,
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

  function owners(owner: Owner): readonly string[] {
    return owner.kind === 'company' ? [owner.company.name] : homes.ownersOf(owner.household).map(fullName)
  }

  function property(home: Home) {
    const { owner } = home
    const value = homes.valueOf(home, world.now())
    const ownAddress = address(home.index, home.address)
    const members = people.households.get(home.index).members.filter((member) => !people.get(member).isDead)
    const ownerAddress =
      owner.kind === 'company'
        ? { ...address(home.index, owner.company.address), id: `addr_${owner.company.id.slice(0, 16)}` }
        : address(owner.household, homes.get(owner.household).address)
    return {
      property_id: properties.write(home.index),
      apn: `${home.address.zip}-${String(home.index % 10_000).padStart(4, '0')}-${home.address.house}`,
      property_address: ownAddress,
      mailing_address: ownerAddress,
      geolocation: { lat: home.address.point.latitude, lng: home.address.point.longitude },
      ownership_info: {
        owner_type: owner.kind === 'company' ? 'business' : 'individual',
        business_owners: owner.kind === 'company' ? [{ name: owner.company.name, domain: owner.company.domain }] : [],
        person_owners: owner.kind === 'company' ? [] : homes.ownersOf(owner.household).map(resident),
      },
      residents: members.map(resident),
      property_details: {
        property_type: home.kind,
        year_built: home.yearBuilt,
        bedrooms: home.bedrooms,
        bathrooms: home.bathrooms,
        stories: home.stories,
        building_area: home.buildingArea,
        lot_size: home.lotSize,
      },
      market_value: {
        estimated_value: value,
        estimated_min_value: Math.round(value * (1 - DOUBT)),
        estimated_max_value: Math.round(value * (1 + DOUBT)),
        estimated_on: world.now().toISOString().slice(0, 10),
      },
      sale_history: home.sales.map(({ date, amount, buyer, seller }) => ({
        date,
        amount,
        buyers: owners(buyer),
        sellers: seller ? owners(seller) : [],
      })),
    }
  }

  return { resident, property }
}
