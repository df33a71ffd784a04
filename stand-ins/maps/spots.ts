import { hash32, pick, seedOf, unit } from '../kit/random.ts'
import type { Company } from '../worlds/society/companies/company.ts'
import { idCodec } from '../worlds/society/ids.ts'
import type { City, Point } from '../worlds/society/places/city.ts'
import { distanceKm } from '../worlds/society/places/distance.ts'
import { phoneOf } from '../worlds/society/places/phones.ts'
import { type Address, addressOf } from '../worlds/society/places/streets.ts'
import { fold, slugOf } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { KINDS, type Kind, premisesOf } from './kinds.ts'

/** A place on the map, of which much is worked out when somebody asks for it: premises of a company, or one of the restaurants, shops and sights of a city. */
export interface Spot {
  /** What everything about it grows from. */
  readonly number: number
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly city: City
  readonly point: Point
  /** Without the country. */
  readonly address: string
  /** Digits as people write them, with the country's code. */
  readonly phone: string
  /** Null for what has no site. */
  readonly website: string | null
  /** Folded: what a search in words finds it by, beside its address. */
  readonly text: string
  /** 0 to 1: how well it is known. */
  readonly fame: number
}

/** Everything that is on the map of a world. */
export interface Spots {
  readonly seed: number
  byId(id: string): Spot | undefined
  inCity(city: City): readonly Spot[]
  /** With their distance, the nearest first. */
  near(point: Point, km: number): readonly { readonly spot: Spot; readonly km: number }[]
}

/** Numbers of a city's places begin at its index times this. */
const PER_CITY = 4_096
/** Above all companies. */
const FIRST_CITY = 16
/** Places of a city: so many, and as many more for its weight. */
const LEAST = 60
const PER_WEIGHT = 4
/** Their plots follow those of companies. */
const FIRST_PLOT = 1_000
/** Telephone lines of an area code; places have the last ones. */
const LINES = 10_000
/** No city reaches farther, in kilometres. */
const CITY_REACH = 30

const BEGINNINGS =
  `Amber Anchor Apricot Basil Bluebird Bramble Brass Cardamom Cinder Clementine Clove Comet Copper Corner
Crooked Dapper Daisy Ember Fable Fig Finch Foxglove Ginger Golden Goose Grand Gull Happy Harvest Honey Hummingbird Indigo
Jolly Juniper Kettle Lantern Lemon Lighthouse Little Lucky Magpie Marigold Midnight Mint Moon Mulberry Nutmeg Old Olive
Orchard Paper Parsley Peach Pepper Plum Poppy Quiet Rabbit Red Rosemary Saffron Sailor Salty Sparrow Star Sunny Swallow
Tangerine Thirsty Three Thyme Tin Tulip Union Velvet Violet Wandering White Wild Willow Yellow`.split(/\s+/)
const MIDDLES = ['', '', '', ' & Son', ' Street', ' Corner', ' Hill', ' House', ' Lane', ' Door', ' Bird', ' Table']

/** Opens the map. A city's places are made when somebody looks there first. */
export function openSpots(world: EnrichWorld): Spots {
  const seed = seedOf(world.seed, 'places')
  const ids = idCodec(seed, 'place', 24)
  const cities: (readonly Spot[] | undefined)[] = []

  function inCity(city: City): readonly Spot[] {
    const known = cities[city.index]
    if (known) return known
    const premises = world.companies.inCity(city.index).map((company) => premisesSpot(company))
    const venues = Array.from({ length: LEAST + PER_WEIGHT * city.weight }, (_, index) => venueSpot(city, index))
    const made = [...premises, ...venues]
    cities[city.index] = made
    return made
  }

  function premisesSpot(company: Company): Spot {
    const kind = premisesOf(company.industry.placeTypes)
    const { name, city, address, phone, websiteUrl, industry, employees } = company
    return {
      number: company.index,
      id: ids.write(company.index),
      name,
      kind,
      city,
      point: address.point,
      address: address.full,
      phone: phone.raw,
      website: websiteUrl,
      text: textOf([name, ...kind.types, industry.name, ...industry.keywords]),
      fame: 0.2 + Math.min(0.5, Math.log10(employees) / 10),
    }
  }

  function venueSpot(city: City, index: number): Spot {
    const number = (FIRST_CITY + city.index) * PER_CITY + index
    const kind = kindAt(unit(seed, number, 1))
    const name = `${pick(BEGINNINGS, seed, number, 2)}${pick(MIDDLES, seed, number, 3)} ${pick(kind.endings, seed, number, 4)}`
    let plot: Address | undefined
    const address = () => {
      plot ??= addressOf(world.seed, { city, place: FIRST_PLOT + index, use: 'OFFICE' })
      return plot
    }
    return {
      number,
      name,
      kind,
      city,
      // Their parts are plain words already.
      text: ` ${plain(name)} ${wordsOfKind(kind)} `,
      fame: unit(seed, number, 6),
      get id() {
        return ids.write(number)
      },
      get point() {
        return address().point
      },
      get address() {
        return address().full
      },
      get phone() {
        return phoneOf(world.seed, city, city.areaCodes.length * LINES - 1 - index).raw
      },
      get website() {
        const hasSite = hash32(seed, number, 5) % 10 < 8
        return hasSite ? `https://${slugOf(`${name} ${city.name}`)}.example` : null
      },
    }
  }

  return {
    seed,
    byId(id) {
      const number = ids.read(id)
      if (number === null) return undefined
      const company = world.companies.all[number]
      if (company) return premisesSpot(company)
      const city = world.cities[Math.floor(number / PER_CITY) - FIRST_CITY]
      return city && inCity(city).find((spot) => spot.number === number)
    },
    inCity,
    near(point, km) {
      return world.cities
        .filter((city) => distanceKm(point, city) <= km + CITY_REACH)
        .flatMap((city) => inCity(city))
        .map((spot) => ({ spot, km: distanceKm(point, spot.point) }))
        .filter((found) => found.km <= km)
        .sort((a, b) => a.km - b.km)
    },
  }
}

const WEIGHTS: number[] = []
for (const { weight } of KINDS) WEIGHTS.push((WEIGHTS.at(-1) ?? 0) + weight)

function kindAt(fraction: number): Kind {
  const target = fraction * (WEIGHTS.at(-1) ?? 0)
  return KINDS[WEIGHTS.findIndex((sum) => target < sum)] as Kind
}

const KIND_WORDS = new Map(KINDS.map((kind) => [kind, fold([...kind.types, ...kind.words].join(' '))]))

function wordsOfKind(kind: Kind): string {
  return KIND_WORDS.get(kind) ?? ''
}

/** What `fold` makes of plain ASCII, much faster. */
function plain(text: string): string {
  return text.toLowerCase().replace(' & ', ' ')
}

function textOf(parts: readonly string[]): string {
  return ` ${fold(parts.join(' '))} `
}
