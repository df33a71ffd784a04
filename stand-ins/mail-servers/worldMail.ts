import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { FindExchanges } from '../../subgraphs/enrich/mailcheck/exchanges.ts'
import { hash32, seedOf } from '../kit/random.ts'
import type { Company } from '../worlds/society/companies/company.ts'
import { MAIL_PROVIDERS } from '../worlds/society/population/mailProviders.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** The mail servers of the world's companies: one loopback server for all of them. */
export interface WorldMail {
  /**
   * Resolves the world's mail domains to this server; calls `others` for all other domains, and for a domain that
   * `isDelegated` in DNS: the records of its zone say where its mail goes.
   */
  findBefore(others: FindExchanges, isDelegated: (domain: string) => Promise<boolean>): FindExchanges
  stop(): Promise<void>
}

/** Mailbox names that exist at every company. */
const ROLES = new Set(['info', 'hello', 'sales', 'support', 'postmaster'])
/** One company in this many accepts mail for any name, and one rejects mail temporarily (greylisting). */
const MANNERS = 12
const PERSONAL: ReadonlySet<string> = new Set(MAIL_PROVIDERS)

/**
 * Starts the server. The world's domains are under a reserved top-level domain, so that no Internet address is ever
 * queried; the protocol is SMTP, as with any other server.
 */
export async function startWorldMail(world: EnrichWorld): Promise<WorldMail> {
  const server = new SMTPServer({
    name: 'mx.example',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, callback) => callback(refusalOf(world, address)),
    onData(stream, _session, callback) {
      stream.resume()
      stream.on('end', () => callback(refused(554, '5.3.2 This server accepts no messages')))
    },
  })
  // Clients that disconnect.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    findBefore: (others, isDelegated) => async (domain) => {
      if (!isOfWorld(world, domain) || (await isDelegated(domain))) return others(domain)
      return { kind: 'MX', source: 'sandbox', places: [{ name: `mx.${domain}`, address: '127.0.0.1', port }] }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function isOfWorld(world: EnrichWorld, domain: string): boolean {
  return PERSONAL.has(domain) || world.companies.byDomain(domain)?.domain === domain
}

function refusalOf(world: EnrichWorld, address: string): Error | null {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const company = world.companies.byDomain(domain)
  const manners = company ? mannersOf(world, company) : null
  if (manners === 'LATER') return refused(450, '4.7.1 Greylisted, come back later')
  if (manners === 'ANYBODY' || (company && ROLES.has(local))) return null
  return world.people.byEmail(address) === null ? refused(550, '5.1.1 There is no such mailbox') : null
}

function mannersOf(world: EnrichWorld, { index }: Company): 'LATER' | 'ANYBODY' | 'STRICT' {
  const manners = hash32(seedOf(world.seed, 'mail manners'), index) % MANNERS
  return manners === 0 ? 'LATER' : manners === 1 ? 'ANYBODY' : 'STRICT'
}

function refused(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
