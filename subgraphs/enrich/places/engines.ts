import type { Upstream } from '../../kit/upstream/upstream.ts'
import { type MailChecker, openMailChecker } from '../mailcheck/checker.ts'
import { exchangesInDns, type FindExchanges } from '../mailcheck/exchanges.ts'
import { forum } from '../providers/forum.ts'
import { maps } from '../providers/maps.ts'
import { serp } from '../providers/serp.ts'
import type { Starting } from '../starting.ts'
import type { PlacesSettings } from './settings.ts'

/** Created by the area at start. */
export interface PlacesEngines {
  /** Places on the map. */
  readonly maps: Upstream
  /** The company's member name for the link of a place to its own map. */
  readonly mapsLinkField: string
  /** News and shops. */
  readonly serp: Upstream
  readonly forum: {
    readonly upstream: Upstream
    /** Prefix of its paths. */
    readonly path: string
  }
  /** Origin of the forum's pages. */
  readonly forumSite: string
  readonly checker: MailChecker
  /** Time limit of an e-mail check. */
  readonly mailTimeLimitMs: number
}

/** Connects to each company, or starts its stand-in. */
export async function startPlaces(starting: Starting<PlacesSettings>): Promise<PlacesEngines> {
  const { host, world, open } = starting
  const { settings } = host
  return {
    maps: await open([maps], {
      kind: 'sandbox',
      register: async (app) => (await import('../../../stand-ins/maps/standIn.ts')).placesStandIn(app, await world()),
    }),
    mapsLinkField: settings.MAPS_LINK_FIELD,
    serp: await open([serp], {
      kind: 'sandbox',
      register: async (app) => (await import('../../../stand-ins/serp/standIn.ts')).serpStandIn(app, await world()),
    }),
    forum: {
      upstream: await open([forum], {
        kind: 'sandbox',
        register: async (app) =>
          (await import('../../../stand-ins/forum/standIn.ts')).forumStandIn(
            app,
            await world(),
            settings.FORUM_PLATFORM,
          ),
      }),
      path: `/v1/${settings.FORUM_PLATFORM}`,
    },
    forumSite: settings.FORUM_SITE,
    checker: openMailChecker({
      find: await exchangeFinder(starting),
      helo: settings.MAILCHECK_HELO ?? heloOf(host.baseUrl('gateway')),
      now: host.now,
    }),
    mailTimeLimitMs: settings.MAILCHECK_TIME_LIMIT_MS,
  }
}

/**
 * Mail servers are found through DNS. Without DNS_RESOLVERS our own name server is the only source, whose answers about
 * other domains are not real; the stand-ins' companies then have mail servers of their own, except those whose domain
 * is registered here: our name server has its zone.
 */
async function exchangeFinder({ host, world, list, atStop }: Starting<PlacesSettings>): Promise<FindExchanges> {
  const inDns = exchangesInDns(host.dns.lookUp, host.outbound, host.settings.MAILCHECK_SMTP_PORT)
  const { DNS_RESOLVERS } = host.dns.settings
  if (DNS_RESOLVERS.length > 0) {
    list({ name: 'mail servers', kind: 'live', note: DNS_RESOLVERS.join(', ') })
    return inDns
  }
  const { startWorldMail } = await import('../../../stand-ins/mail-servers/worldMail.ts')
  const worldMail = await startWorldMail(await world())
  atStop(() => worldMail.stop())
  list({ name: 'mail servers', kind: 'sandbox', note: 'our own name server' })
  return worldMail.findBefore(
    async (domain) => ({ ...(await inDns(domain)), source: 'sandbox' }),
    async (domain) => (await host.dns.lookUp.nameservers(domain)).length > 0,
  )
}

/** Our host in SMTP form: an IP address is bracketed (RFC 5321, 4.1.3). */
function heloOf(baseUrl: string): string {
  const { hostname } = new URL(baseUrl)
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1, -1)}]`
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname
}
