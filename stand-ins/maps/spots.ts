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

/** A place on the map: premises of a company, or a restaurant, shop or sight of a city. Most details are computed on demand. */
export interface Spot {
  /** The number that its details derive from. */
  readonly number: number
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly city: City
  readonly point: Point
  /** Without the country. */
  readonly address: string
  /** Formatted, with the country code. */
  readonly phone: string
  /** Null without a website. */
  readonly website: string | null
  /** Folded search text, beside its address. */
  readonly text: string
  /** Fame, 0 to 1. */
  readonly fame: number
}

/** All places of a world. */
export interface Spots {
  readonly seed: number
  byId(id: string): Spot | undefined
  inCity(city: City): readonly Spot[]
  /** With their distance, nearest first. */
  near(point: Point, km: number): readonly { readonly spot: Spot; readonly km: number }[]
}

/** A city's place numbers begin at its index times this. */
const PER_CITY = 4_096
/** First city number block, above all companies. */
const FIRST_CITY = 16
/** Number of places of a city: base, plus as many per unit of weight. */
const LEAST = 60
const PER_WEIGHT = 4
/** Plots after those of companies. */
const FIRST_PLOT = 1_000
/** Telephone lines per area code; places use the last ones. */
const LINES = 10_000
/** Maximum radius of a city, in kilometres. */
const CITY_REACH = 30

const BEGINNINGS =
  `Amber Anchor Apricot Basil Bluebird Bramble Brass Cardamom Cinder Clementine Clove Comet Copper Corner
Crooked Dapper Daisy Ember Fable Fig Finch Foxglove Ginger Golden Goose Grand Gull Happy Harvest Honey Hummingbird Indigo
Jolly Juniper Kettle Lantern Lemon Lighthouse Little Lucky Magpie Marigold Midnight Mint Moon Mulberry Nutmeg Old Olive
Orchard Paper Parsley Peach Pepper Plum Poppy Quiet Rabbit Red Rosemary Saffron Sailor Salty Sparrow Star Sunny Swallow
Tangerine Thirsty Three Thyme Tin Tulip Union Velvet Violet Wandering White Wild Willow Yellow`.split(/\s+/)
const MIDDLES = ['', '', '', ' & Son', ' Street', ' Corner', ' Hill', ' House', ' Lane', ' Door', ' Bird', ' Table']

/** Opens the map. A city's places are created on first use. */
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
      // Its parts are plain words already.
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

/** `fold` for plain ASCII, much faster. */
function plain(text: string): string {
  return text.toLowerCase().replace(' & ', ' ')
}

function textOf(parts: readonly string[]): string {
  return ` ${fold(parts.join(' '))} `
}
