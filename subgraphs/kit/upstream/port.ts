import { accessOf, type Company, type CompanyChoice } from './company.ts'

/** What a service needs of the world: who can give it, and who does while nothing is configured. */
export interface Port {
  /** What comes through it, in a phrase: `coins, exchanges and pools`. */
  readonly gives: string
  /** Companies with an adapter, the preferred first. */
  readonly companies?: readonly Company[]
  /** Settings, beside those of companies, any of which makes it live. */
  readonly settings?: readonly string[]
  /** Our own engine that serves it without a company, in a phrase; absent: a stand-in on the devnet, and off elsewhere. */
  readonly own?: string
}

/** What makes a port live under these settings: titles of companies in their order, then names of settings. */
export function liveBy(
  { companies = [], settings = [] }: Port,
  given: Readonly<Record<string, unknown>>,
  choice: CompanyChoice,
): readonly string[] {
  const reached = companies.filter((company) => accessOf(company, given, choice) !== null)
  return [...reached.map(({ title }) => title), ...settings.filter((name) => isSet(given[name]))]
}

function isSet(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0)
}

/** The ports of a service, by their names in `@provider`, the boot log and messages. */
export type Ports = Readonly<Record<string, Port>>
