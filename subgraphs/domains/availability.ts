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

/** Puts a short memory before a registrar's `check`, and asks for all unknown names in one command. */
export function rememberAvailability(registrar: Registrar): Availability {
  const remembered = new LRUCache<string, NameAvailability>({ max: REMEMBERED_NAMES, ttl: REMEMBERED_MS })
  return {
    kind: registrar.kind,
    async check(domains) {
      const answers = new Map(domains.map((domain) => [domain, remembered.get(domain)]))
      const unknown = [...answers].flatMap(([domain, answer]) => (answer ? [] : [domain]))
      for (const answer of unknown.length > 0 ? await registrar.check(unknown) : []) {
        remembered.set(answer.domain, answer)
        answers.set(answer.domain, answer)
      }
      return domains.map((domain) => answers.get(domain) ?? unanswered(domain))
    },
    forget(domain) {
      remembered.delete(domain)
    },
  }
}

function unanswered(domain: string): never {
  throw new Upstream(`The registrar did not say whether ${domain} is free`)
}
