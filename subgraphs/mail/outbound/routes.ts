import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { Dns } from '../../kit/dns/resolver.ts'
import type { DnsSettings } from '../../kit/dns/settings.ts'
import type { MailRelaySettings } from '../../kit/mailRelay.ts'
import type { MailSettings } from '../settings.ts'
import { mailServersOf } from './mailServers.ts'
import type { Target } from './target.ts'

/** The ways that mail takes out of here. */
export interface Routes {
  readonly kind: 'live' | 'sandbox'
  /** For people: where mail for others goes. */
  readonly note: string
  /** Whether all recipients elsewhere go the same way, or those of each domain their own. */
  readonly together: 'MAIL' | 'DOMAIN'
  /** Recipients whose domains have the same way go in one parcel. */
  wayOf(domain: string): string
  /** The servers to try for a domain, in order. Throws NoMailServer, or Unavailable while DNS does not say. */
  targetsOf(domain: string): Promise<readonly Target[]>
}

export interface RouteSettings {
  readonly settings: Pick<MailSettings, 'MAIL_DOMAIN' | 'MX_HOST' | 'MX_PORT' | 'MX_DELIVERY_PORT'>
  readonly mailRelay: Pick<MailRelaySettings, 'SMTP_URL' | 'MAILBOX_SMTP_PORT'>
  readonly dns: { readonly settings: Pick<DnsSettings, 'DNS_RESOLVERS'>; readonly lookUp: Dns }
}

const OURS = 'ours'
const OTHERS = 'others'
const LOOPBACK = '127.0.0.1'

/**
 * Mail for our own domains goes to our own mail server, over SMTP like any other. Mail for others goes through the relay
 * where SMTP_URL names one; with DNS_RESOLVERS straight to the servers of each domain; else into the embedded mailbox,
 * since without either there is no world to send mail to.
 */
export function createRoutes({ settings, mailRelay, dns }: RouteSettings): Routes {
  const { MAIL_DOMAIN, MX_HOST, MX_PORT, MX_DELIVERY_PORT } = settings
  const own = [{ name: `mx.${MAIL_DOMAIN}`, host: reachable(MX_HOST), port: MX_PORT }]
  const isOurs = (domain: string) => domain === MAIL_DOMAIN || domain.endsWith(`.${MAIL_DOMAIN}`)
  const viaOne = (kind: Routes['kind'], note: string, target: Target): Routes => ({
    kind,
    note,
    together: 'MAIL',
    wayOf: (domain) => (isOurs(domain) ? OURS : OTHERS),
    targetsOf: async (domain) => (isOurs(domain) ? own : [target]),
  })

  if (mailRelay.SMTP_URL) {
    const relay = readRelay(mailRelay.SMTP_URL)
    return viaOne('live', `SMTP relay ${relay.name}`, relay)
  }
  if (dns.settings.DNS_RESOLVERS.length === 0) {
    const port = mailRelay.MAILBOX_SMTP_PORT
    return viaOne('sandbox', `embedded mailbox on port ${port}`, { name: 'mailbox', host: LOOPBACK, port })
  }
  return {
    kind: 'live',
    note: "straight to the recipients' servers",
    together: 'DOMAIN',
    wayOf: (domain) => domain,
    targetsOf: async (domain) => (isOurs(domain) ? own : mailServersOf(dns.lookUp, domain, MX_DELIVERY_PORT)),
  }
}

/** Throws an Error that names the setting. The password stays out of it. */
function readRelay(url: string): Target {
  const { host, port, secure, auth, tls } = parseConnectionUrl(url)
  if (!host) throw new Error('SMTP_URL must name a host, such as smtp://user:secret@relay.example:587')
  const login = auth && { user: String(auth.user ?? ''), pass: String(auth.pass ?? '') }
  return {
    name: host,
    host,
    isSecure: secure ?? false,
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(login ? { login } : {}),
    tls: { ...tls },
  }
}

/** A server that listens on every address is reached on this machine's own. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return LOOPBACK
  return host === '::' ? '::1' : host
}
