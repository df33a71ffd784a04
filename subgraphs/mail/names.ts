import { BadInput } from '../../schema/errors.ts'

/** 3 to 30 characters: a-z, 0-9 and single hyphens inside. */
const NAME = /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/

/**
 * Names that cannot be bought, as a subdomain or an inbox: role names of mail and its servers (RFC 2142), names that
 * people could mistake for us or for a payment service, and our own names.
 */
const RESERVED: ReadonlySet<string> = new Set(
  `
  abuse hostmaster mailer-daemon mailerdaemon noc nobody postmaster root security usenet uucp webmaster listserv
  www web ftp sftp ssh api app cdn dns ns1 ns2 mx mx1 mx2 mta imap pop pop3 smtp smtps mail mails email webmail
  autoconfig autodiscover autoreply gateway server localhost local internal test example invalid status
  admin administrator sysadmin superuser owner operator moderator official staff team help helpdesk support contact info
  service sales marketing press newsletter notification notifications alert alerts
  noreply no-reply donotreply do-not-reply reply bounce bounces relay mailer forward unsubscribe subscribe
  account accounts billing invoice invoices payment payments payroll refund refunds wallet wallets bank treasury usdc
  legal privacy dmca compliance copyright login logout signin signup register auth oauth sso password verify verification
  token user users username anonymous inbox inboxes outbox sent spam junk trash drafts archive domain domains subdomain
  ssladmin ssladministrator sslwebmaster certificate dkim dmarc spf srs srs0 srs1 tollgraph
  `
    .trim()
    .split(/\s+/),
)

/**
 * Returns a name that can be bought as a subdomain or an inbox. Throws BadInput for the member at `path` if the name is malformed
 * or reserved.
 */
export function readName(text: string, path: readonly string[]): string {
  if (!NAME.test(text))
    throw new BadInput('must have 3 to 30 characters: a-z, 0-9 and hyphens that stand neither first nor last', path)
  if (text.includes('--')) throw new BadInput('must not have two hyphens side by side', path)
  if (RESERVED.has(text)) throw new BadInput(`is a reserved name: ${text} cannot be bought`, path)
  return text
}

/**
 * Returns the local part of an inbox on a subdomain. Throws BadInput for one that mail servers would not send to. None is
 * reserved, because all mail of a subdomain belongs to its owner.
 */
export function readLocalPart(text: string, path: readonly string[]): string {
  if (!/^[a-z0-9][a-z0-9._+-]{0,62}[a-z0-9]$/.test(text))
    throw new BadInput('must have 2 to 64 characters: a-z, 0-9, and dots, hyphens, plus and underscores inside', path)
  if (text.includes('..')) throw new BadInput('must not have two dots side by side', path)
  return text
}
