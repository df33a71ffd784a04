import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { MailRelaySettings } from '../../kit/mailer/mailRelay.ts'
import type { Dns } from '../../kit/net/dns/resolver.ts'
import type { DnsSettings } from '../../kit/net/dns/settings.ts'
import type { MailSettings } from '../settings.ts'
import { mailServersOf } from './mailServers.ts'
import type { Target } from './target.ts'

/** Routes of outgoing mail. */
export interface Routes {
  readonly kind: 'live' | 'sandbox'
  /** Human-readable target of external mail. */
  readonly note: string
  /** Whether all external recipients share one route, or each domain has its own. */
  readonly together: 'MAIL' | 'DOMAIN'
  /** Key of a domain's route: recipients with the same key are sent in one parcel. */
  wayOf(domain: string): string
  /** The servers to try for a domain, in order. Throws NoMailServer, or Unavailable if DNS does not answer. */
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
 * Mail for our own domains goes to our own mail server over SMTP. External mail goes to the relay of SMTP_URL if set,
 * else directly to each domain's servers if DNS_RESOLVERS is set, else to the embedded mailbox.
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

/**
 * Parses SMTP_URL, with `requireTLS` and `tls.…` in its query as for the mail of other services. Throws an Error that names
 * the setting, without the password.
 */
function readRelay(url: string): Target {
  const { host, port, secure, auth, tls, requireTLS } = parseConnectionUrl(url)
  if (!host) throw new Error('SMTP_URL must name a host, such as smtp://user:secret@relay.example:587')
  const login = auth && { user: String(auth.user ?? ''), pass: String(auth.pass ?? '') }
  return {
    name: host,
    host,
    isSecure: secure ?? false,
    requiresTls: requireTLS === true,
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(login ? { login } : {}),
    tls: { ...tls },
  }
}

/** A server that listens on all addresses is reached on loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return LOOPBACK
  return host === '::' ? '::1' : host
}
