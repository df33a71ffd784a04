import type { FastifyInstance } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { type Asked, asked, needKey } from '../people/asked.ts'
import { type Account, PLATFORMS, type Platform } from '../worlds/society/population/creators.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { type CompanyAccount, companyAccount } from './companyAccount.ts'

const NO_KEY = { detail: 'Invalid credentials.' }
const NOTHING = { detail: 'No profile was found.' }

/** Stand-in of the influencer company: accounts by e-mail address, and by name. */
export function influencerStandIn(app: FastifyInstance, world: EnrichWorld): void {
  app.addHook('onRequest', async (request) => needKey(request, 'authorization', NO_KEY))

  app.post('/v1/creators/enrich/email', async (request) => {
    const question = asked(request)
    const email = question.text('email')
    if (email === null) throw new StandInError(422, { detail: 'email is needed' })
    const person = world.people.byEmail(email)
    const creator = person === null ? undefined : world.creators.ofPerson(person)
    const wanted = question.text('platform')
    const platforms = creator?.platforms.filter((platform) => wanted === null || platform === wanted) ?? []
    if (!creator || platforms.length === 0) throw new StandInError(404, NOTHING)
    const accounts = platforms.map((platform) => world.creators.account(creator, platform, world.now()))
    return { profiles: accounts.map((account) => write(account, question)) }
  })

  app.post('/v1/creators/enrich/handle', async (request) => {
    const question = asked(request)
    const [platform, username] = [question.text('platform'), question.text('username')]
    if (username === null || !isPlatform(platform))
      throw new StandInError(422, { detail: `username and platform (${PLATFORMS.join(', ')}) are needed` })
    const creator = world.creators.byUsername(platform, username)
    const company = creator ? undefined : companyAccount(world, platform, username)
    if (company) return { profile: writeCompany(company, question) }
    if (!creator) throw new StandInError(404, NOTHING)
    const account = world.creators.account(creator, platform, world.now())
    if (question.text('email_required') === 'must_have' && account.email === null) throw new StandInError(404, NOTHING)
    return { profile: write(account, question) }
  })
}

/** A company publishes no address; a raw profile has only the page's data. */
function writeCompany(account: CompanyAccount, question: Asked): Partial<CompanyAccount> {
  if (question.text('email_required') === 'must_have') throw new StandInError(404, NOTHING)
  if (question.text('enrichment_mode') !== 'raw') return account
  const { phone, engagement_rate, avg_likes, avg_comments, location, categories, ...page } = account
  return page
}

function isPlatform(word: string | null): word is Platform {
  return (PLATFORMS as readonly (string | null)[]).includes(word)
}

/** A raw profile has only the page's data; an enhanced one adds derived data. */
function write(account: Account, question: Asked) {
  const { person } = account
  const page = {
    id: account.id,
    username: account.creator.username,
    platform: account.platform,
    followers: account.followers,
    following: account.following,
    posts_count: account.posts,
    bio: account.bio,
    url: account.url,
    avatar_url: account.avatarUrl,
    verified: account.isVerified,
    website: account.website,
    email: question.text('email_required') === 'not_required' ? null : account.email,
  }
  if (question.text('enrichment_mode') === 'raw') return page
  return {
    ...page,
    phone: person.mobile.sanitized,
    engagement_rate: account.engagementRate,
    avg_likes: account.averageLikes,
    avg_comments: account.averageComments,
    location: [person.city.name, person.city.countryName].join(', '),
    categories: account.creator.categories,
  }
}
