import DataLoader from 'dataloader'
import { Upstream } from '../../schema/errors.ts'
import { shortMemory } from '../kit/async/shortMemory.ts'
import type { NameAvailability, Registrar } from './registrar/registrar.ts'

/** Availability of domain names, from the registrar. */
export interface Availability {
  readonly kind: Registrar['kind']
  /** Results in the order of the names. Throws like the registrar's `check`. */
  check(domains: readonly string[]): Promise<NameAvailability[]>
  /** Drops a name from the cache, because its availability has changed. */
  forget(domain: string): void
}

/**
 * A buyer checks a name and then registers it, which checks again when the name is held. Registrars limit commands, so
 * both checks share one query; a change in between shows when the name is registered.
 */
const REMEMBERED_MS = 20_000
const REMEMBERED_NAMES = 2000

/**
 * Caches a registrar's `check` briefly, and queries all unknown names in one command. Concurrent callers of one name
 * share a query.
 */
export function rememberAvailability(registrar: Registrar): Availability {
  let command = oneCommand(registrar)
  const memory = shortMemory((domain) => command.load(domain), { trustedMs: REMEMBERED_MS, maxKeys: REMEMBERED_NAMES })
  return {
    kind: registrar.kind,
    check(domains) {
      // The memory starts its reads synchronously, so those of this call share a command.
      command = oneCommand(registrar)
      return Promise.all(domains.map((domain) => memory.get(domain)))
    },
    forget: (domain) => memory.forget(domain),
  }
}

/** Batches all names loaded in one tick into one command. */
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
