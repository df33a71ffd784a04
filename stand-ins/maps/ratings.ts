import { gaussian, hash32, logUniform, pick, seedOf, unit } from '../kit/random.ts'
import type { Spot } from './spots.ts'

/** Rating counts of a place: one star, two, and so on. */
export interface Ratings {
  readonly counts: readonly [number, number, number, number, number]
  readonly total: number
  /** Mean, to one decimal. */
  readonly mean: number
}

/** The ratings of a place; well-known places have more. */
export function ratingsOf(seed: number, { number, fame }: Pick<Spot, 'number' | 'fame'>): Ratings {
  const total = Math.round(logUniform(fame, 4, 5_000))
  const liking = Math.min(4.9, Math.max(2.6, 4.25 + 0.4 * gaussian(seed, number, 40)))
  const shares = sharesOf(liking)
  const rounded = shares.map((share) => Math.round(share * total))
  const [one = 0, two = 0, three = 0, four = 0] = rounded
  // Rounding must not increase the total.
  const counts = [one, two, three, four, Math.max(0, total - one - two - three - four)] as const
  const sum = counts.reduce((held, count, index) => held + count * (index + 1), 0)
  const all = counts.reduce((held, count) => held + count, 0)
  return { counts, total: all, mean: Math.round((10 * sum) / all) / 10 }
}

/** Distribution of ratings around a mean: mostly best, some worst. */
function sharesOf(mean: number): number[] {
  const weights = [1, 2, 3, 4, 5].map((stars) => Math.exp(-((stars - 5) ** 2) / (0.6 + 9 * ((5 - mean) / 4) ** 1.3)))
  const all = weights.reduce((held, weight) => held + weight, 0)
  return weights.map((weight) => weight / all)
}

const WEEK = 7 * 86_400_000
/** How many weeks back reviews are generated. */
const WEEKS = 150
const SHOWN = 5

const FIRST =
  `Ada Amir Bea Bruno Carla Chidi Dana Diego Edith Emre Farah Felix Gita Hana Hugo Ines Ivo Jonas Kaya Lena Luis Mara
Nadia Noor Oskar Paula Priya Quinn Rosa Ruben Sami Selma Tariq Tess Uma Vera Wen Yara Yusuf Zoe`.split(/\s+/)

const TEXTS: readonly (readonly string[])[] = [
  [
    'Waited for an hour and left.',
    'Nobody answered the door during the posted hours.',
    'Not what was promised. I want my money back.',
  ],
  ['Used to be better.', 'Friendly, but they got two things wrong.', 'Too loud and too slow for the price.'],
  ['Fine, nothing special.', 'Good enough if you are in the area.', 'Mixed: nice people, tired rooms.'],
  [
    'Really good, a little crowded at noon.',
    'Would come again. Parking is the only problem.',
    'Solid choice, fair prices.',
  ],
  [
    'The best in town, and they remember your name.',
    'Everything was right from the door to the bill.',
    'We drive half an hour to come here and it is worth it.',
  ],
]

/** The latest reviews, newest first. A review keeps its text and date as time passes. */
export function reviewsOf(seed: number, spot: Spot, now: Date) {
  const { counts, total } = ratingsOf(seed, spot)
  const key = seedOf(seed, 'reviews', spot.number)
  const often = Math.min(0.9, 0.05 + total / 2_000)
  const thisWeek = Math.floor(now.getTime() / WEEK)
  const reviews = []
  for (let week = thisWeek; week > thisWeek - WEEKS && reviews.length < Math.min(SHOWN, total); week--) {
    const time = Math.floor((week + unit(key, week, 1)) * WEEK)
    if (unit(key, week, 0) < often && time <= now.getTime())
      reviews.push(review(key, week, starsAt(counts, unit(key, week, 2)), spot, new Date(time), now))
  }
  return reviews
}

function review(key: number, week: number, stars: number, spot: Spot, time: Date, now: Date) {
  const text = { text: pick(TEXTS[stars - 1] ?? [], key, week, 3), languageCode: 'en' }
  const name = `${pick(FIRST, key, week, 4)} ${String.fromCharCode(65 + (hash32(key, week, 5) % 26))}.`
  const author = hash32(key, week, 6).toString(36)
  return {
    name: `places/${spot.id}/reviews/${week.toString(36)}${author}`,
    relativePublishTimeDescription: agoOf(time, now),
    rating: stars,
    text,
    originalText: text,
    authorAttribution: {
      displayName: name,
      uri: `https://maps.example/people/${author}`,
      photoUri: `https://maps.example/people/${author}/photo.jpg`,
    },
    publishTime: time.toISOString(),
  }
}

/** Star value at a quantile of the ratings. */
function starsAt(counts: Ratings['counts'], fraction: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let left = fraction * all
  for (const [index, count] of counts.entries()) {
    left -= count
    if (left < 0) return index + 1
  }
  return 5
}

function agoOf(time: Date, now: Date): string {
  const days = Math.floor((now.getTime() - time.getTime()) / 86_400_000)
  if (days < 1) return 'today'
  const [count, unitName] =
    days < 7
      ? [days, 'day']
      : days < 30
        ? [Math.floor(days / 7), 'week']
        : days < 365
          ? [Math.floor(days / 30), 'month']
          : [Math.floor(days / 365), 'year']
  return count === 1 ? `a ${unitName} ago` : `${count} ${unitName}s ago`
}
