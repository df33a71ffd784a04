import type { FastifyInstance } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { type Asked, asked, needKey } from '../people/asked.ts'
import type { Account, Platform } from '../worlds/society/population/creators.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { type CompanyAccount, companyAccount } from './companyAccount.ts'
import { nameOf, platformOf } from './platforms.ts'
import { describedCompany, describedCreator, pageOfCompany, pageOfCreator } from './write.ts'

const NO_KEY = { detail: 'Authentication credentials were not provided.' }
const NOTHING = { detail: 'No results found.' }
/** Credits that an answer costs. */
const COSTS = { email: 0.05, raw: 0.03, full: 1 } as const

/** Stand-in of Influencers.club: the account behind an e-mail address, and what is known of an account. */
export function influencerStandIn(app: FastifyInstance, world: EnrichWorld): void {
  app.addHook('onRequest', async (request) => needKey(request, 'authorization', NO_KEY))

  app.post('/public/v1/creators/enrich/email/', async (request) => {
    const email = asked(request).text('email')
    if (email === null) throw new StandInError(422, { detail: 'email is needed' })
    const person = world.people.byEmail(email)
    const creator = person === null ? undefined : world.creators.ofPerson(person)
    if (!creator) throw new StandInError(404, NOTHING)
    const accounts = creator.platforms.map((platform) => world.creators.account(creator, platform, world.now()))
    const [account] = accounts.sort((a, b) => b.followers - a.followers)
    if (!account) throw new StandInError(404, NOTHING)
    const { id, platform, url, avatarUrl, followers, person: owner } = account
    return {
      credits_cost: COSTS.email,
      result: {
        platform: nameOf(platform),
        userId: id,
        url,
        username: creator.username,
        fullname: `${owner.firstName} ${owner.lastName}`,
        picture: avatarUrl,
        followers,
      },
    }
  })

  app.post('/public/v1/creators/enrich/handle/raw/', async (request) => {
    const { platform, found } = find(asked(request))
    const page = 'creator' in found ? pageOfCreator(found) : pageOfCompany(found)
    return { credits_cost: COSTS.raw, result: { [nameOf(platform)]: page } }
  })

  app.post('/public/v1/creators/enrich/handle/full/', async (request) => {
    const question = asked(request)
    const { platform, found } = find(question)
    if (question.text('email_required') === 'must_have' && found.email === null) throw new StandInError(404, NOTHING)
    const { around, account } = 'creator' in found ? describedCreator(found) : describedCompany(found)
    return { credits_cost: COSTS.full, result: { ...around, [nameOf(platform)]: account } }
  })

  /** The account of a creator or a company. */
  function find(question: Asked): { readonly platform: Platform; readonly found: Account | CompanyAccount } {
    const [platform, handle] = [platformOf(question.text('platform')), question.text('handle')]
    if (handle === null || platform === null)
      throw new StandInError(422, { detail: 'handle and a supported platform are needed' })
    const creator = world.creators.byUsername(platform, handle)
    const found = creator
      ? world.creators.account(creator, platform, world.now())
      : companyAccount(world, platform, handle)
    if (!found) throw new StandInError(404, NOTHING)
    return { platform, found }
  }
}
