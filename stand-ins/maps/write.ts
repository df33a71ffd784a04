import { hash32, pick, unit } from '../kit/random.ts'
import { weekOf, writeHours } from './hours.ts'
import { priceRangeOf } from './money.ts'
import { ratingsOf, reviewsOf } from './ratings.ts'
import type { Spot } from './spots.ts'

/** The company's names of price levels, 0 to 4. */
export const PRICE_LEVELS = [
  'PRICE_LEVEL_FREE',
  'PRICE_LEVEL_INEXPENSIVE',
  'PRICE_LEVEL_MODERATE',
  'PRICE_LEVEL_EXPENSIVE',
  'PRICE_LEVEL_VERY_EXPENSIVE',
] as const

const LANGUAGE = 'en'
const PHOTOS = 10

/** A place in full, in the wire format. */
export function writePlace(seed: number, spot: Spot, now: Date): Readonly<Record<string, unknown>> {
  const { id, number, name, kind, city, point, address, phone, website, fame } = spot
  const ratings = ratingsOf(seed, spot)
  const hours = writeHours(weekOf(seed, number, kind.hours), city.timezone, now)
  const level = priceLevelOf(seed, spot)
  const country = city.country === 'US' ? 'USA' : city.countryName
  return {
    name: `places/${id}`,
    id,
    displayName: { text: name, languageCode: LANGUAGE },
    formattedAddress: `${address}, ${country}`,
    location: point,
    types: kind.types,
    primaryType: kind.type,
    businessStatus: fame > 0.02 || website ? 'OPERATIONAL' : 'CLOSED_TEMPORARILY',
    rating: ratings.mean,
    userRatingCount: ratings.total,
    ...(website ? { websiteUri: website } : {}),
    ...phonesOf(phone),
    regularOpeningHours: hours.regular,
    currentOpeningHours: hours.current,
    googleMapsUri: `https://maps.example/?place=${id}`,
    reviews: reviewsOf(seed, spot, now),
    ...(level === null ? {} : { priceLevel: PRICE_LEVELS[level] }),
    ...(level ? { priceRange: priceRangeOf(city.country, level) } : {}),
    editorialSummary: { text: summaryOf(seed, spot), languageCode: LANGUAGE },
    photos: photosOf(seed, spot),
    ...offersOf(seed, spot),
  }
}

/** 0 to 4; null for a kind without prices. */
export function priceLevelOf(seed: number, { number, kind }: Pick<Spot, 'number' | 'kind'>): number | null {
  return kind.levels.length === 0 ? null : pick(kind.levels, seed, number, 50)
}

/** `+1 512-555-0123` is `(512) 555-0123` nationally; elsewhere the area code gets a leading zero. */
function phonesOf(international: string) {
  const [code = '', rest = ''] = international.split(' ')
  const [area = '', ...others] = rest.split('-')
  const national = code === '+1' ? `(${area}) ${others.join('-')}` : `0${area} ${others.join('-')}`
  return { nationalPhoneNumber: national, internationalPhoneNumber: international }
}

function summaryOf(seed: number, { number, kind, city, name }: Spot): string {
  const what = kind.type.replaceAll('_', ' ')
  return pick(
    [
      `${name} is a ${what} in ${city.name} that regulars speak well of.`,
      `A ${what} in ${city.name}, a short walk from the middle of town.`,
      `${city.name}'s ${what} for people who know what they want.`,
    ],
    seed,
    number,
    51,
  )
}

function photosOf(seed: number, { id, number, fame }: Spot) {
  return Array.from({ length: Math.ceil(fame * PHOTOS) }, (_, index) => ({
    name: `places/${id}/photos/${hash32(seed, number, 60 + index).toString(36)}`,
    widthPx: 4032,
    heightPx: 3024,
    authorAttributions: [
      { displayName: 'A visitor', uri: `https://maps.example/people/${hash32(seed, number, 80 + index).toString(36)}` },
    ],
  }))
}

/** Its services: a random subset of those of its kind. */
function offersOf(seed: number, { number, kind }: Spot) {
  const chance = (salt: number, share: number) => unit(seed, number, salt) < share
  const eats = kind.types.includes('food') || kind.serves.has('servesBeer')
  const served = eats
    ? Object.fromEntries(MEALS.map((offer, index) => [offer, kind.serves.has(offer) && chance(100 + index, 0.9)]))
    : Object.fromEntries([...kind.serves].map((offer) => [offer, true]))
  return {
    ...served,
    ...(eats
      ? {
          curbsidePickup: chance(120, 0.3),
          outdoorSeating: chance(121, 0.5),
          liveMusic: kind.hours === 'LATE' && chance(122, 0.4),
          menuForChildren: chance(123, 0.4),
          goodForWatchingSports: kind.hours === 'LATE' && chance(124, 0.5),
          goodForGroups: chance(125, 0.6),
          allowsDogs: chance(126, 0.3),
        }
      : {}),
    goodForChildren: kind.hours !== 'LATE' && chance(127, 0.8),
    restroom: chance(128, 0.8),
    accessibilityOptions: {
      wheelchairAccessibleEntrance: chance(130, 0.8),
      wheelchairAccessibleParking: chance(131, 0.6),
      wheelchairAccessibleRestroom: chance(132, 0.6),
    },
    parkingOptions: {
      freeStreetParking: chance(133, 0.4),
      paidStreetParking: chance(134, 0.5),
      paidGarageParking: chance(135, 0.3),
    },
    paymentOptions: {
      acceptsCreditCards: true,
      acceptsDebitCards: true,
      acceptsCashOnly: false,
      acceptsNfc: chance(136, 0.8),
    },
  }
}

const MEALS = [
  'delivery',
  'dineIn',
  'takeout',
  'reservable',
  'servesBreakfast',
  'servesBrunch',
  'servesLunch',
  'servesDinner',
  'servesBeer',
  'servesWine',
  'servesCocktails',
  'servesCoffee',
  'servesDessert',
  'servesVegetarianFood',
]
