import { LRUCache } from 'lru-cache'
import { Upstream } from '../../schema/errors.ts'
import type { NameAvailability, Registrar } from './registrar/registrar.ts'

/** The registrar's answers on what is free. */
export interface Availability {
  readonly kind: Registrar['kind']
  /** In the order of the names. Errors are those of the registrar's `check`. */
  check(domains: readonly string[]): Promise<NameAvailability[]>
  /** Asks again at the next check, because we know better. */
  forget(domain: string): void
}

/**
 * A price is quoted, quoted again on the paid retry and checked once more when the name is held. Registrars count
 * commands, so that those three are one question; what happened in between is found out when the name is registered.
 */
const REMEMBERED_MS = 20_000
const REMEMBERED_NAMES = 2000

/** What the registrar says of the names of one command. */
type Answers = ReadonlyMap<string, NameAvailability>

/**
 * Puts a short memory before a registrar's `check`, and asks for all unknown names in one command. Who asks for a name while
 * it is being asked for hears the same answer: when many want one that was just forgotten, the registrar is asked once.
 */
export function rememberAvailability(registrar: Registrar): Availability {
  const remembered = new LRUCache<string, NameAvailability>({ max: REMEMBERED_NAMES, ttl: REMEMBERED_MS })
  const underWay = new Map<string, Promise<Answers>>()

  async function ask(domains: readonly string[]): Promise<Answers> {
    const answers = await registrar.check(domains)
    return new Map(answers.map((answer) => [answer.domain, answer]))
  }

  async function askAndRemember(domains: readonly string[]): Promise<Answers> {
    const asking = ask(domains)
    for (const domain of domains) underWay.set(domain, asking)
    try {
      const answers = await asking
      // What was forgotten meanwhile is another question's.
      for (const [domain, answer] of answers) if (underWay.get(domain) === asking) remembered.set(domain, answer)
      return answers
    } finally {
      for (const domain of domains) if (underWay.get(domain) === asking) underWay.delete(domain)
    }
  }

  return {
    kind: registrar.kind,
    async check(domains) {
      const known = new Map(domains.map((domain) => [domain, remembered.get(domain)]))
      const unknown = [...known].flatMap(([domain, answer]) => (answer ? [] : [domain]))
      const asked = new Set(unknown.flatMap((domain) => underWay.get(domain) ?? []))
      const fresh = unknown.filter((domain) => !underWay.has(domain))
      if (fresh.length > 0) asked.add(askAndRemember(fresh))
      for (const answers of await Promise.all(asked)) for (const [domain, answer] of answers) known.set(domain, answer)
      return domains.map((domain) => known.get(domain) ?? unanswered(domain))
    },
    forget(domain) {
      remembered.delete(domain)
      underWay.delete(domain)
    },
  }
}

function unanswered(domain: string): never {
  throw new Upstream(`The registrar did not say whether ${domain} is free`)
}
