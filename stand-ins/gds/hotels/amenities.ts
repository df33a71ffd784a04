import type { Chance } from '../../kit/chance.ts'

/** Probability of an amenity in a one-star and in a five-star hotel. */
const LIKELIHOOD = {
  SWIMMING_POOL: [0.02, 0.85],
  SPA: [0, 0.8],
  FITNESS_CENTER: [0.05, 0.95],
  AIR_CONDITIONING: [0.4, 1],
  RESTAURANT: [0.15, 1],
  PARKING: [0.5, 0.8],
  PETS_ALLOWED: [0.4, 0.35],
  AIRPORT_SHUTTLE: [0.1, 0.5],
  BUSINESS_CENTER: [0.05, 0.9],
  DISABLED_FACILITIES: [0.3, 0.95],
  WIFI: [0.9, 1],
  MEETING_ROOMS: [0.02, 0.95],
  NO_KID_ALLOWED: [0.01, 0.04],
  TENNIS: [0, 0.25],
  GOLF: [0, 0.15],
  KITCHEN: [0.3, 0.1],
  ANIMAL_WATCHING: [0, 0.05],
  'BABY-SITTING': [0, 0.6],
  BEACH: [0.05, 0.3],
  CASINO: [0, 0.08],
  JACUZZI: [0, 0.5],
  SAUNA: [0.02, 0.7],
  SOLARIUM: [0, 0.2],
  MASSAGE: [0, 0.7],
  VALET_PARKING: [0, 0.7],
  'BAR or LOUNGE': [0.2, 1],
  KIDS_WELCOME: [0.5, 0.7],
  NO_PORN_FILMS: [0.3, 0.3],
  MINIBAR: [0, 0.95],
  TELEVISION: [0.6, 1],
  'WI-FI_IN_ROOM': [0.7, 1],
  ROOM_SERVICE: [0, 1],
  GUARDED_PARKG: [0.05, 0.5],
  SERV_SPEC_MENU: [0, 0.5],
} as const satisfies Record<string, readonly [number, number]>

export type Amenity = keyof typeof LIKELIHOOD

export const AMENITIES = Object.keys(LIKELIHOOD) as readonly Amenity[]

/** The amenities of a hotel, by stars. */
export function amenitiesOf(hotelId: string, stars: number, chance: Chance): ReadonlySet<Amenity> {
  return new Set(
    AMENITIES.filter((amenity) => {
      const [plain, grand] = LIKELIHOOD[amenity]
      return chance.unit(`${hotelId} ${amenity}`) < plain + ((grand - plain) * (stars - 1)) / 4
    }),
  )
}
