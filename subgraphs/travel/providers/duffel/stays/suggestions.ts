import { ask, type QueryMembers } from '../../../../kit/upstream/request.ts'
import { cityCodeAt } from '../../../cities/centres.ts'
import { rowsOf } from '../company.ts'
import type { Stays } from './company.ts'
import { Suggestion } from './wire.ts'

/**
 * Hotels by a part of their name, in the company's order. Duffel does not say who sells a hotel, so `subType` is the
 * first one of the request.
 */
export async function suggestHotels(query: QueryMembers, { client, codes, log }: Stays): Promise<object> {
  const { keyword, countryCode, max, subType } = query
  const name = String(keyword).replaceAll('*', ' ').trim()
  const { body } = await client.request(ask('/stays/accommodation/suggestions', { data: { query: name } }))
  const found = rowsOf(Suggestion, body, log)
    .filter(({ accommodation_location: { address } }) => !countryCode || address.country_code === countryCode)
    .slice(0, Number(max))
  const hotelIds = await codes.codesOf(found.map(({ accommodation_id: id }) => id))
  const [kind] = Array.isArray(subType) ? subType : [subType]
  const data = found.flatMap(({ accommodation_id: id, accommodation_name: hotel, accommodation_location: place }) => {
    const { geographic_coordinates: point, address } = place
    const hotelId = hotelIds.get(id)
    const { city_name: cityName, country_code: country } = address
    if (!point || !cityName || !country || !hotelId) return []
    return [
      {
        id: hotelId,
        name: hotel,
        iataCode: cityCodeAt(point),
        hotelIds: [hotelId],
        subType: kind,
        address: { cityName, countryCode: country },
        geoCode: { latitude: point.latitude, longitude: point.longitude },
      },
    ]
  })
  return { data }
}
