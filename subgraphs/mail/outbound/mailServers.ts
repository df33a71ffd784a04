import { Unavailable } from '../../../schema/errors.ts'
import type { Dns, MailExchange } from '../../kit/dns/resolver.ts'
import { isPublicAddress } from './publicAddress.ts'
import type { Target } from './target.ts'

/** No server will ever take mail for this domain. `reply` says why, as a server would. */
export class NoMailServer extends Error {
  readonly reply: string

  constructor(reply: string) {
    super(reply)
    this.name = 'NoMailServer'
    this.reply = reply
  }
}

/** More servers of one domain are not tried in one attempt, nor more addresses of one server. */
const MAX_SERVERS = 5
const MAX_ADDRESSES = 2

const SMTP_PORT = 25

/**
 * The servers that take mail for a domain (RFC 5321, 5.1), the most preferred first. Throws NoMailServer when DNS says
 * that there is none, Unavailable when it does not say.
 *
 * Whoever has a domain says in DNS where its mail goes, and could name machines that only we can reach: on port 25 only
 * addresses of the Internet are connected to. Another port is never a mail server of the world's but one of a test.
 */
export async function mailServersOf(dns: Dns, domain: string, port: number): Promise<Target[]> {
  const exchanges = await exchangesOf(dns, domain)
  const found = await Promise.allSettled(exchanges.map((name) => dns.addresses(name)))
  const targets = exchanges.flatMap((name, index) =>
    addressesIn(found[index]).map((host): Target => ({ name, host, port })),
  )
  const reachable = targets.filter(({ host }) => port !== SMTP_PORT || isPublicAddress(host))
  if (reachable.length > 0) return reachable
  const unclear = found.find((result) => result.status === 'rejected')
  if (unclear) throw unclear.reason
  if (targets.length > 0) throw new NoMailServer(`550 5.1.2 The mail servers of ${domain} have no public address`)
  throw new NoMailServer(`550 5.1.2 ${domain} has no mail server`)
}

async function exchangesOf(dns: Dns, domain: string): Promise<string[]> {
  const records = await dns.mx(domain)
  if (records.length === 0) return [domain]
  const named = records.filter(({ exchange }) => exchange !== '.')
  if (named.length === 0) throw new NoMailServer(`556 5.1.10 ${domain} takes no mail`)
  return shuffleEquals(named)
    .slice(0, MAX_SERVERS)
    .map(({ exchange }) => exchange)
}

/** Servers of the same preference share the work. */
function shuffleEquals(records: readonly MailExchange[]): MailExchange[] {
  return records
    .map((record) => ({ record, chance: Math.random() }))
    .sort((a, b) => a.record.preference - b.record.preference || a.chance - b.chance)
    .map(({ record }) => record)
}

function addressesIn(result: PromiseSettledResult<readonly string[]> | undefined): readonly string[] {
  return result?.status === 'fulfilled' ? result.value.slice(0, MAX_ADDRESSES) : []
}

/** Whether DNS gave no answer, which says nothing about the domain. */
export function isDnsSilent(error: unknown): error is Unavailable {
  return error instanceof Unavailable
}
