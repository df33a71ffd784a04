// Mail that we send has an envelope sender of its own, so that what comes back tells which mail it is about.

const BOUNCE = /^bounce\+([0-9a-z]{20,40})@(.+)$/

/** The envelope sender of a mail: on the domain that it is from, so that SPF speaks for that domain. */
export function bounceAddressOf(mailId: string, domain: string): string {
  return `bounce+${mailId}@${domain}`
}

/** The mail that an address takes bounces for; null when it is no such address on a domain of ours. */
export function mailOfBounceAddress(address: string, mailDomain: string): string | null {
  const [, mailId, domain] = BOUNCE.exec(address.toLowerCase()) ?? []
  if (mailId === undefined || domain === undefined) return null
  return domain === mailDomain || domain.endsWith(`.${mailDomain}`) ? mailId : null
}
