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
}

/** What makes a port live under these settings: titles of companies in their order, then names of settings. */
export function liveBy(port: Port, given: Readonly<Record<string, unknown>>, choice: CompanyChoice): readonly string[] {
  const { companies = [], settings = [] } = port
  const reached = companies.filter((company) => {
    const access = accessOf(company, given, choice)
    return access !== null && (!port.needsKey || isWhole(company, access))
  })
  return [...reached.map(({ title }) => title), ...settings.filter((name) => isSet(given[name]))]
}

/** Whether a company that is used lacks the key that this port needs: a stand-in does not take its place. */
export function isHalfConfigured(
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
