import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import type { Dns } from '../../kit/net/dns/resolver.ts'
import type { DkimKeys, DkimRecord } from '../outbound/dkimKeys.ts'
import { noteSeen, type Seen, type Subdomain } from '../store/subdomains.ts'
import { mailHost, policyRecords } from './records.ts'

/** Checks which DNS records of our subdomains resolvers see. */
export interface Verifier {
  /** Checks now, saves records seen for the first time, and returns the current subdomain. */
  check(subdomain: Subdomain): Promise<Subdomain>
  /** As `check`, but at most once in ten seconds per name, and never for a fully verified subdomain. */
  checkSometimes(subdomain: Subdomain): Promise<Subdomain>
}

export interface VerifierParts {
  readonly pool: Pool
  readonly dns: Dns
  readonly dkimKeys: DkimKeys
  readonly mailDomain: string
  readonly log: Logger
  now(): Date
}

/** Pause between two checks of one name on callers' requests. Milliseconds. */
const PAUSE_MS = 10_000
/** Names whose last check is remembered. */
const MOST_REMEMBERED = 10_000

/** A failed DNS query counts as not seen; a later check asks again. */
export function createVerifier({ pool, dns, dkimKeys, mailDomain, log, now }: VerifierParts): Verifier {
  const lastLooks = new Map<string, number>()

  async function look(hostname: string, key: DkimRecord): Promise<Seen> {
    const policies = policyRecords(hostname, mailDomain)
      .flatMap(({ name, records }) => records.map((record) => ({ name, ...record })))
      .map(({ name, type, value }) => (type === 'MX' ? leadsToUs(name) : says(name, value)))
    const [sender, ...dnsSeen] = await Promise.all([says(key.name, key.value), ...policies])
    return { sender: sender === true, dns: dnsSeen.every(Boolean) }
  }

  const says = (name: string, text: string) => seen(dns.txt(name), (texts) => texts.includes(text))
  const leadsToUs = (name: string) =>
    seen(dns.mx(name), (found) => found.some(({ exchange }) => exchange === mailHost(mailDomain)))

  async function seen<Answer>(answer: Promise<Answer>, holds: (answer: Answer) => boolean): Promise<boolean> {
    try {
      return holds(await answer)
    } catch (error) {
      log.debug({ err: error }, 'DNS gave no answer on a subdomain')
      return false
    }
  }

  async function check(subdomain: Subdomain): Promise<Subdomain> {
    const hostname = `${subdomain.name}.${mailDomain}`
    const { record } = await dkimKeys.ensure(pool, hostname, now())
    const found = await look(hostname, record)
    if (!found.dns && !found.sender) return subdomain
    return (await noteSeen(pool, subdomain.name, found, now())) ?? subdomain
  }

  return {
    check,
    async checkSometimes(subdomain) {
      if (subdomain.dnsVerifiedAt && subdomain.senderVerifiedAt) return subdomain
      const last = lastLooks.get(subdomain.name)
      const instant = now().getTime()
      if (last !== undefined && instant - last < PAUSE_MS) return subdomain
      if (lastLooks.size >= MOST_REMEMBERED) lastLooks.clear()
      lastLooks.set(subdomain.name, instant)
      return check(subdomain)
    },
  }
}
