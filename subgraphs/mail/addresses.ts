import type { MailContext } from './engines.ts'

// Our addresses: `username@<mail domain>` and `localPart@<subdomain>.<mail domain>`, all in lower case.

type Domains = Pick<MailContext['engines'], 'settings'>

/** The address of an inbox directly under the mail domain. */
export function inboxAddress({ settings }: Domains, username: string): string {
  return `${username.toLowerCase()}@${settings.MAIL_DOMAIN}`
}

/** The full host name of a subdomain, such as acme.mail.example. */
export function hostnameOf({ settings }: Domains, subdomain: string): string {
  return `${subdomain.toLowerCase()}.${settings.MAIL_DOMAIN}`
}

/** The address of an inbox on a subdomain. */
export function subdomainInboxAddress(domains: Domains, subdomain: string, localPart: string): string {
  return `${localPart.toLowerCase()}@${hostnameOf(domains, subdomain)}`
}
