import type { ServiceHost } from '../../kit/service/subgraph.ts'
import { configured } from '../../kit/upstream/company.ts'
import { openOptions } from '../../kit/upstream/openPort.ts'
import { type Port, servedBy } from '../../kit/upstream/port.ts'
import { NO_STAND_IN, openProvider, type PortListing, type StandIn } from '../../kit/upstream/provider.ts'
import { PORTS } from '../ports.ts'
import { ROWS } from '../rows.ts'
import { type OpenCompany, socialProviders } from './choice.ts'
import type { SocialCompany } from './company.ts'
import { data365Social } from './data365/provider.ts'
import type { SocialProviders } from './provider.ts'
import { scrapeCreatorsSocial } from './scrapecreators/provider.ts'
import { standInClient } from './standIn/client.ts'
import { standInDialect } from './standIn/dialect.ts'

/**
 * Least time-out of a company's answer, in milliseconds: it reads the platform meanwhile. An answer of four pages stays within the
 * step of a job, which is what tries again.
 */
const LEAST_TIMEOUT_MS = 25_000

/** Companies that collect, the preferred first. */
const COMPANIES: readonly SocialCompany[] = [scrapeCreatorsSocial, data365Social]

/** The open ports. */
export interface OpenSocialProviders {
  readonly providers: SocialProviders
  /** Whether the stand-in plays a platform; of one that nothing collects from, whether it plays all of them. */
  isImagined(platform: string): boolean
  readonly listings: readonly PortListing[]
  stop(): Promise<void>
}

type Host = Pick<ServiceHost<Readonly<Record<string, unknown>>>, 'settings' | 'log' | 'now' | 'providers'>

/**
 * Connects to the configured companies. What none of them has is collected by the stand-in, which is loaded when it is needed
 * first; where stand-ins are not allowed, it is not offered.
 */
export async function openSocialProviders(host: Host): Promise<OpenSocialProviders> {
  const { log, providers } = host
  const stops: (() => Promise<void>)[] = []
  const patient = { ...openOptions(host, Math.max(providers.timeoutMs, LEAST_TIMEOUT_MS)), attempts: 1 }
  const found = configured(COMPANIES, host.settings, providers.companies)
  const companies = await Promise.all(
    found.map(async ({ access, ...company }): Promise<OpenCompany> => {
      const { upstream, stop } = await openProvider(company, access, NO_STAND_IN, patient)
      stops.push(stop)
      return { id: company.company.id, has: company.has, provider: company.open(upstream, log) }
    }),
  )
  const standIn = async () => {
    const { upstream, stop } = await openProvider(standInDialect, {}, standInOf(host), openOptions(host))
    stops.push(stop)
    return standInClient(upstream)
  }
  const opened = socialProviders(companies, providers.areStandInsAllowed ? standIn : null)
  if (companies.length === 0) await opened.prepare()
  const serves = (platform: string) => {
    const rows = [...ROWS.values()].filter((row) => row.platform === platform)
    return rows.length === 0 ? companies.length > 0 : rows.some((row) => companies.some(({ has }) => has(row)))
  }
  return {
    providers: opened,
    isImagined: (platform) => providers.areStandInsAllowed && !serves(platform),
    listings: Object.entries<Port>(PORTS).map(([name, port]) => listingOf(name, port, host)),
    stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
  }
}

function listingOf(name: string, port: Port, { settings, providers }: Host): PortListing {
  const { as, by } = servedBy(port, settings, providers.companies, providers.areStandInsAllowed)
  if (as === 'live') return { name, kind: 'live', note: by.join(', then ') }
  return { name, kind: as === 'stand-in' ? 'sandbox' : 'off' }
}

function standInOf({ providers, now }: Host): StandIn {
  return {
    kind: 'sandbox',
    async register(app) {
      const { socialStandIn } = await import('../../../stand-ins/social/standIn.ts')
      const { openSocialWorld } = await import('../../../stand-ins/worlds/social/world.ts')
      socialStandIn(app, openSocialWorld({ seed: providers.seed, now }))
    },
  }
}
