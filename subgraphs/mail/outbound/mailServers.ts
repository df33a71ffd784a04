import { Unavailable } from '../../../schema/errors.ts'
import type { Dns, MailExchange } from '../../kit/net/dns/resolver.ts'
import { isPublicAddress } from './publicAddress.ts'
import type { Target } from './target.ts'

/** The domain accepts no mail, permanently. `reply` is the reason, in the form of an SMTP reply. */
export class NoMailServer extends Error {
  readonly reply: string

  constructor(reply: string) {
    super(reply)
    this.name = 'NoMailServer'
    this.reply = reply
  }
}

/** Most servers of one domain per attempt, and most addresses of one server. */
const MAX_SERVERS = 5
const MAX_ADDRESSES = 2

const SMTP_PORT = 25

/**
 * The mail servers of a domain (RFC 5321, 5.1), most preferred first. Throws NoMailServer if DNS has none, Unavailable if
 * DNS does not answer.
 *
 * The owner of a domain chooses its MX hosts and could name machines that only we can reach, so on port 25 only public
 * addresses are used. Other ports are for tests only.
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

/** Sorts by preference; servers of equal preference in random order, to spread load. */
function shuffleEquals(records: readonly MailExchange[]): MailExchange[] {
  return records
    .map((record) => ({ record, chance: Math.random() }))
    .sort((a, b) => a.record.preference - b.record.preference || a.chance - b.chance)
    .map(({ record }) => record)
}

function addressesIn(result: PromiseSettledResult<readonly string[]> | undefined): readonly string[] {
  return result?.status === 'fulfilled' ? result.value.slice(0, MAX_ADDRESSES) : []
}

/** Whether the error is a missing DNS answer, which says nothing about the domain. */
export function isDnsSilent(error: unknown): error is Unavailable {
  return error instanceof Unavailable
}
