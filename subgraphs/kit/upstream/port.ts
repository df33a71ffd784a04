import type { ProviderAccess } from './access.ts'
import { accessOf, type Company, type CompanyChoice } from './company.ts'

/** What a service needs of the world: who can give it, and who does while nothing is configured. */
export interface Port {
  /** What comes through it, in a phrase: `coins, exchanges and pools`. */
  readonly gives: string
  /** Companies with an adapter, the preferred first. */
  readonly companies?: readonly Company[]
  /** Whether its companies serve it with a key alone, or from a server of the operator's choice; other ports they serve without. */
  readonly needsKey?: boolean
  /** Settings, beside those of companies, any of which makes it live. */
  readonly settings?: readonly string[]
  /** Our own engine that serves it without a company, in a phrase; absent: a stand-in on the devnet, and off elsewhere. */
  readonly own?: string
  /** Companies that serve the rest of its family and lack this: with one of them, our own engine serves neither. */
  readonly lackedBy?: readonly Company[]
}

/** What serves a port: a company or server outside, our own engine, a stand-in, or nothing. */
export interface Served {
  readonly as: 'live' | 'own' | 'stand-in' | 'off'
  /** Titles of companies in their order, then names of settings; our own engine. */
  readonly by: readonly string[]
}

/** What serves a port under these settings. */
export function servedBy(
  port: Port,
  given: Readonly<Record<string, unknown>>,
  choice: CompanyChoice,
  areStandInsAllowed: boolean,
): Served {
  const by = liveBy(port, given, choice)
  if (by.length > 0) return { as: 'live', by }
  if (isLacked(port, given, choice)) return { as: 'off', by }
  if (port.own) return { as: 'own', by: [port.own] }
  return { as: areStandInsAllowed && !isHalfConfigured(port, given, choice) ? 'stand-in' : 'off', by }
}

/** What makes a port live: titles of companies in their order, then names of settings. */
function liveBy(port: Port, given: Readonly<Record<string, unknown>>, choice: CompanyChoice): readonly string[] {
  const { companies = [], settings = [] } = port
  const reached = companies.filter((company) => {
    const access = accessOf(company, given, choice)
    return access !== null && (!port.needsKey || isWhole(company, access))
  })
  return [...reached.map(({ title }) => title), ...settings.filter((name) => isSet(given[name]))]
}

/** Whether a company took the family over that lacks this port. */
function isLacked({ lackedBy = [] }: Port, given: Readonly<Record<string, unknown>>, choice: CompanyChoice): boolean {
  return lackedBy.some((company) => accessOf(company, given, choice) !== null)
}

/** Whether a company that is used lacks the key that this port needs: a stand-in does not take its place. */
function isHalfConfigured(
  { companies = [], needsKey = false }: Port,
  given: Readonly<Record<string, unknown>>,
  choice: CompanyChoice,
): boolean {
  return (
    needsKey &&
    companies.some((company) => {
      const access = accessOf(company, given, choice)
      return access !== null && !isWhole(company, access)
    })
  )
}

/** Whether all of a company is reached: with a key, or at another server than its own. */
export function isWhole({ url: standard }: Pick<Company, 'url'>, { key, url }: ProviderAccess): boolean {
  return key !== undefined || url !== (standard ?? undefined)
}

function isSet(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0)
}

/** The ports of a service, by their names in `@provider`, the boot log and messages. */
export type Ports = Readonly<Record<string, Port>>
