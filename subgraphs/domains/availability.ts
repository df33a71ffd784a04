import DataLoader from 'dataloader'
import { Upstream } from '../../schema/errors.ts'
import { shortMemory } from '../kit/shortMemory.ts'
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
 * A buyer checks a name and then registers it, which checks it again when the name is held. Registrars count commands, so
 * those two are one question; what happened in between is found out when the name is registered.
 */
const REMEMBERED_MS = 20_000
const REMEMBERED_NAMES = 2000

/**
 * Puts a short memory before a registrar's `check`, and asks for all unknown names in one command. Who asks for a name while
 * it is being asked for hears the same answer: when many want one that was just forgotten, the registrar is asked once.
 */
export function rememberAvailability(registrar: Registrar): Availability {
  let command = oneCommand(registrar)
  const memory = shortMemory((domain) => command.load(domain), { trustedMs: REMEMBERED_MS, maxKeys: REMEMBERED_NAMES })
  return {
    kind: registrar.kind,
    check(domains) {
      // The memory begins its readings before it returns, so those of this call share a command.
      command = oneCommand(registrar)
      return Promise.all(domains.map((domain) => memory.get(domain)))
    },
    forget: (domain) => memory.forget(domain),
  }
}

/** Asks for all names that are loaded at once in one command. */
function oneCommand(registrar: Registrar): DataLoader<string, NameAvailability> {
  const ask = async (domains: readonly string[]): Promise<(NameAvailability | Error)[]> => {
    const answers = new Map((await registrar.check(domains)).map((answer) => [answer.domain, answer]))
    return domains.map((domain) => answers.get(domain) ?? unanswered(domain))
  }
  return new DataLoader(ask, { cache: false })
}

function unanswered(domain: string): Upstream {
  return new Upstream(`The registrar did not say whether ${domain} is free`)
}
