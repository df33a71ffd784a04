import { hash32, logUniform, pick, seedOf, unit } from '../../../kit/random.ts'
import type { People } from './people.ts'
import type { Person } from './person.ts'

/** Platforms of creators. */
export const PLATFORMS = ['photosharing', 'shortvideo', 'longvideo', 'microblog', 'network'] as const
export type Platform = (typeof PLATFORMS)[number]

/** A person with many followers. */
export interface Creator {
  readonly person: number
  readonly username: string
  readonly categories: readonly string[]
  readonly platforms: readonly Platform[]
}

/** An account with its numbers at a given time. */
export interface Account {
  readonly id: string
  readonly creator: Creator
  readonly person: Person
  readonly platform: Platform
  /** Public contact address; null for some. */
  readonly email: string | null
  readonly followers: number
  readonly following: number
  readonly posts: number
  readonly averageLikes: number
  readonly averageComments: number
  /** Likes and comments of a post, per follower. */
  readonly engagementRate: number
  readonly bio: string
  readonly url: string
  readonly avatarUrl: string
  readonly isVerified: boolean
  readonly website: string | null
}

/** All creators of a world. */
export interface Creators {
  readonly all: readonly Creator[]
  byUsername(platform: Platform, username: string): Creator | undefined
  ofPerson(person: number): Creator | undefined
  /** Numbers grow daily, and never decrease. */
  account(creator: Creator, platform: Platform, now: Date): Account
}

/** One person in this many is a creator. */
const ONE_IN = 18
const DAY_MS = 86_400_000
/** Start of the accounts' growth. */
const EPOCH = Date.UTC(2024, 0, 1)
const TOPICS = [
  'travel',
  'home cooking',
  'running',
  'street photography',
  'gardening',
  'personal finance',
  'board games',
  'skincare',
  'woodworking',
  'cycling',
  'parenting',
  'music production',
  'vintage fashion',
  'science',
  'dogs',
] as const

export function openCreators(world: number, people: People): Creators {
  const seed = seedOf(world, 'creators')
  const all: Creator[] = []
  const byUsername = new Map<string, Creator>()
  const byPerson = new Map<number, Creator>()
  for (let person = 0; person < people.census.count; person++) {
    if (hash32(seed, person, 1) % ONE_IN !== 0) continue
    const made = make(person)
    all.push(made)
    byUsername.set(made.username, made)
    byPerson.set(person, made)
  }

  function make(person: number): Creator {
    const { firstName, lastName } = people.nameOf(person)
    const topic = pick(TOPICS, seed, person, 2)
    const base = `${firstName}${pick(['.', '_', ''], seed, person, 3)}${lastName}`.toLowerCase()
    let username = base
    for (let number = 2; byUsername.has(username); number++) username = `${base}${number}`
    const second = pick(TOPICS, seed, person, 4)
    const platforms = PLATFORMS.filter((_, place) => unit(seed, person, 10 + place) < 0.45)
    return {
      person,
      username,
      categories: second === topic ? [topic] : [topic, second],
      platforms: platforms.length > 0 ? platforms : [PLATFORMS[hash32(seed, person, 5) % PLATFORMS.length]!],
    }
  }

  return {
    all,
    byUsername(platform, username) {
      const creator = byUsername.get(username.replace(/^@/, '').toLowerCase())
      return creator?.platforms.includes(platform) ? creator : undefined
    },
    ofPerson: (person) => byPerson.get(person),
    account(creator, platform, now) {
      const salt = 20 + PLATFORMS.indexOf(platform) * 10
      const { person: index, username } = creator
      const person = people.get(index)
      const days = Math.max(0, Math.floor((now.getTime() - EPOCH) / DAY_MS))
      const start = logUniform(unit(seed, index, salt), 1_200, 2_500_000)
      const followers = Math.floor(start * (1 + (days / 365) * 0.3 * unit(seed, index, salt + 1)))
      const share = logUniform(unit(seed, index, salt + 2), 0.008, 0.09) * (followers > 300_000 ? 0.5 : 1)
      const averageLikes = Math.round(followers * share)
      const averageComments = Math.round(averageLikes * (0.01 + 0.05 * unit(seed, index, salt + 3)))
      const [topic = ''] = creator.categories
      const email = unit(seed, index, 7) < 0.7 ? person.personalEmail : null
      return {
        id: `${platform}_${hash32(seed, index, salt + 4)
          .toString(16)
          .padStart(8, '0')}${index.toString(16).padStart(5, '0')}`,
        creator,
        person,
        platform,
        email,
        followers,
        following: 40 + (hash32(seed, index, salt + 5) % 1_900),
        posts:
          60 + (hash32(seed, index, salt + 6) % 900) + Math.floor(days / (2 + (hash32(seed, index, salt + 7) % 12))),
        averageLikes,
        averageComments,
        engagementRate: Number(((averageLikes + averageComments) / followers).toFixed(4)),
        bio: `${capital(topic)} from ${person.city.name}.${email ? ` Write to ${email}` : ''}`,
        url: `https://${platform}.example/${username}`,
        avatarUrl: `https://pictures.example/${platform}/${username}.jpg`,
        isVerified: followers > 100_000 && unit(seed, index, salt + 8) < 0.7,
        website: unit(seed, index, 6) < 0.5 ? `https://${username.replace(/[._]/g, '-')}.example` : null,
      }
    },
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
