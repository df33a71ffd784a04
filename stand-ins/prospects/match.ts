import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import type { Asked } from '../people/asked.ts'
import type { IdCodec } from '../worlds/society/ids.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** The employed person that a query identifies; its most specific member decides. */
export function findPerson(world: EnrichWorld, ids: IdCodec, asked: Asked): number | null {
  const { people, companies } = world
  const [id, email, url] = [asked.text('id'), asked.text('email'), asked.text('linkedin_url')]
  if (id !== null) return worker(ids.read(id))
  if (email !== null) return worker(people.byEmail(email))
  if (url !== null) return worker(people.byProfileUrl(url))
  const [domain, organization] = [asked.text('domain'), asked.text('organization_name')]
  const name = asked.text('name') ?? `${asked.text('first_name') ?? ''} ${asked.text('last_name') ?? ''}`.trim()
  if (!name.includes(' ') || (domain === null && organization === null))
    throw new StandInError(422, { error: 'Say who: an id, an email, a linkedin_url, or a name and a domain' })
  const company = domain === null ? companies.byName(organization ?? '') : companies.byDomain(domain)
  const words = name.split(/\s+/)
  const named = people.byName(words[0]!, words.at(-1)!)
  return named.find((person) => company !== undefined && people.get(person).job?.company === company) ?? null

  function worker(person: number | null): number | null {
    return person !== null && person < people.census.workers ? person : null
  }
}
