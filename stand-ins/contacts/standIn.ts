import type { FastifyInstance } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { type Asked, asked, needKey } from '../people/asked.ts'
import type { Platform } from '../worlds/society/population/creators.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** The lookup keys; exactly one per request. */
const KEYS = ['linkedin_url', 'email', 'phone'] as const
/** The company's words for platforms. */
const PLATFORM_TYPES: Readonly<Record<Platform, string>> = {
  photosharing: 'ig',
  shortvideo: 'tt',
  longvideo: 'yt',
  microblog: 'tw',
  network: 'fb',
}
const NO_KEY = { error: 'Invalid API key' }

/** Stand-in of Clado. */
export function contactsStandIn(app: FastifyInstance, world: EnrichWorld): void {
  app.addHook('onRequest', async (request) => needKey(request, 'authorization', NO_KEY))
  app.get('/api/enrich/contacts', async (request) => {
    const question = asked(request)
    const given = KEYS.filter((key) => question.text(key) !== null)
    if (given.length !== 1) throw new StandInError(400, { error: `Exactly one of ${KEYS.join(', ')} is needed` })
    const person = find(world, question)
    return { data: [person === null ? { error: true } : contactsOf(world, person, question)] }
  })
}

function find({ people }: EnrichWorld, question: Asked): number | null {
  const [url, email, phone] = KEYS.map((key) => question.text(key))
  if (url) return people.byProfileUrl(url)
  if (email) return people.byEmail(email)
  // A household's phone number identifies no single person.
  const reached = people.byPhone(phone ?? '').people
  return reached.length === 1 ? reached[0]! : null
}

function contactsOf(world: EnrichWorld, index: number, question: Asked) {
  const { workEmail, personalEmail, mobile, landline, profileUrl } = world.people.get(index)
  const [wantsEmails, wantsPhones] = [question.flag('email_enrichment'), question.flag('phone_enrichment')]
  // Without a wish, everything that is known is answered.
  const isAll = !wantsEmails && !wantsPhones
  const emails = [
    ...(workEmail === null ? [] : [{ type: 'email', value: workEmail, rating: 95, subType: 'work' }]),
    { type: 'email', value: personalEmail, rating: 80, subType: 'personal' },
  ]
  const phones = [
    { type: 'phone', value: mobile.sanitized, rating: 85, subType: 'mobile' },
    ...(landline ? [{ type: 'phone', value: landline.sanitized, rating: 60, subType: 'landline' }] : []),
  ]
  const creator = world.creators.ofPerson(index)
  const accounts = creator?.platforms.map((platform) => ({
    link: world.creators.account(creator, platform, world.now()).url,
    type: PLATFORM_TYPES[platform],
    rating: 75,
  }))
  return {
    error: false,
    contacts: [...(isAll || wantsEmails ? emails : []), ...(isAll || wantsPhones ? phones : [])],
    social: [{ link: profileUrl, type: 'li', rating: 98 }, ...(accounts ?? [])],
  }
}
