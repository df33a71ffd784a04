import type { Company } from './company.ts'

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

/** The ports of a service, by their names in `@provider`, the boot log and messages. */
export type Ports = Readonly<Record<string, Port>>
