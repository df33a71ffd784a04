// Each mail that we send has its own envelope sender, so that a bounce identifies the mail it is about.

const BOUNCE = /^bounce\+([0-9a-z]{20,40})@(.+)$/

/** The envelope sender of a mail: on the mail's own domain, so that SPF is checked for that domain. */
export function bounceAddressOf(mailId: string, domain: string): string {
  return `bounce+${mailId}@${domain}`
}

/** The id of the mail whose bounces go to an address; null if it is no bounce address on one of our domains. */
export function mailOfBounceAddress(address: string, mailDomain: string): string | null {
  const [, mailId, domain] = BOUNCE.exec(address.toLowerCase()) ?? []
  if (mailId === undefined || domain === undefined) return null
  return domain === mailDomain || domain.endsWith(`.${mailDomain}`) ? mailId : null
}
