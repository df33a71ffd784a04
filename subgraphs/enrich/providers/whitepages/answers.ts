import { dayOf, eachOf, isMembers, type Members, membersOf, textOf } from '../members.ts'

/** The answer to a search for people. */
export function foundPersons(body: unknown): unknown {
  const { results } = membersOf(body)
  return { persons: Array.isArray(results) ? eachOf(results, residentOf) : results }
}

/** The record of a property, with what its details add; null where there is no property at the address. */
export function foundProperty(body: unknown): { readonly result: Members | null } {
  const { result } = membersOf(body)
  return { result: isMembers(result) ? propertyOf(result) : null }
}

/** People inside a property have less than people of a search; what is missing is null. */
function residentOf(person: Members): Members {
  return {
    ...person,
    profile_url: textOf(person.linkedin_url),
    current_addresses: listOrNull(person.current_addresses, addressOf),
    historic_addresses: listOrNull(person.historic_addresses, addressOf),
    owned_properties: listOrNull(person.owned_properties, ownedOf),
    emails: listOrNull(person.emails, (email) => email.email ?? email.address),
    date_of_birth: dayOf(person.date_of_birth),
  }
}

/** An address has a number of its own in most answers, and is named by its text elsewhere. */
function addressOf(address: Members): Members {
  const whole = textOf(address.full_address) ?? textOf(address.address)
  return { ...address, id: textOf(address.address_id) ?? textOf(address.id) ?? whole, full_address: whole }
}

function ownedOf(property: Members): Members {
  const { address } = property
  const id = textOf(property.property_id) ?? textOf(property.id)
  return {
    property_id: id,
    address: isMembers(address) ? addressOf(address) : textOf(address) && { id, full_address: address },
  }
}

function propertyOf(property: Members): Members {
  const { ownership_info: owners } = property
  return {
    property_id: property.property_id,
    apn: property.apn,
    property_address: addressOrNull(property.property_address),
    mailing_address: addressOrNull(property.mailing_address),
    geolocation: property.geolocation,
    ownership_info: isMembers(owners)
      ? { ...owners, person_owners: listOrNull(owners.person_owners, residentOf) }
      : null,
    residents: listOrNull(property.residents, residentOf),
    property_details: buildingOf(property),
    // The company has the assessor's value, which is none of the market.
    market_value: null,
    sale_history: isMembers(owners) ? salesOf(owners) : null,
  }
}

/** Null where the answer is that of a search, which has nothing about the building. */
function buildingOf(property: Members): Members | null {
  const building = {
    property_type: property.property_purpose,
    year_built: property.year_built,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    stories: property.stories,
    building_area: property.living_sqft,
    lot_size: property.lot_sqft,
  }
  return Object.values(building).some((value) => value !== undefined && value !== null) ? building : null
}

function salesOf({ sale_date: date, last_sale_amount: amount }: Members): readonly Members[] | null {
  return dayOf(date) === null && typeof amount !== 'number' ? null : [{ date: dayOf(date), amount }]
}

function addressOrNull(address: unknown): Members | null {
  return isMembers(address) ? addressOf(address) : null
}

function listOrNull(list: unknown, respell: (row: Members) => unknown): readonly unknown[] | null {
  return Array.isArray(list) ? eachOf(list, respell) : null
}
