import type { Resolve } from './dnsAnswers.ts'

/** What a domain asks to be done with a mail that claims to be from it. */
export interface DmarcVerdict {
  readonly domain: string
  /** pass, fail, none (the domain asks for nothing), temperror. */
  readonly result: string
  /** The mail is not authentic, and the domain asks to refuse it then. */
  readonly isRefused: boolean
  /** Part of an Authentication-Results field. */
  readonly info: string
}

/** The domains that vouch for a mail, each in its way. */
export interface Vouching {
  readonly spf: readonly string[]
  readonly dkim: readonly string[]
}

/** Holds a mail against the DMARC record of the domain in its From field. */
export async function judgeByDmarc(domain: string, vouching: Vouching, resolver: Resolve): Promise<DmarcVerdict> {
  const { dmarc } = await import('mailauth')
  const found = await dmarc({
    headerFrom: [`author@${domain}`],
    spfDomains: [...vouching.spf],
    dkimDomains: vouching.dkim.map((name) => ({ domain: name })),
    resolver,
  })
  if (found === false) return { domain, result: 'none', isRefused: false, info: 'dmarc=none' }
  const { alignment, status } = found
  // The library says which alignment is asked for, and takes the relaxed one for both.
  const isAligned = (way: 'spf' | 'dkim') =>
    alignment[way].strict ? vouching[way].includes(domain) : Boolean(alignment[way].result)
  const isBroken = status.result === 'pass' && !isAligned('spf') && !isAligned('dkim')
  const result = isBroken ? 'fail' : status.result
  const info = isBroken ? found.info.replace(/^dmarc=\w+/, 'dmarc=fail') : found.info
  return { domain, result, isRefused: result === 'fail' && asksToRefuse(found), info }
}

interface Policy {
  readonly policy?: string | undefined
  /** Percentage of mail that it is asked for. */
  readonly pct?: number | undefined
}

/** Whether a policy lets no mail through that fails. Quarantine does: an inbox has no such place; so does one on trial. */
function asksToRefuse({ policy, pct }: Policy): boolean {
  return policy?.trim().toLowerCase() === 'reject' && (pct === undefined || pct >= 100)
}
