import type { Resolve } from './dnsAnswers.ts'

/** The DMARC result of one domain for a mail that claims to be from it. */
export interface DmarcVerdict {
  readonly domain: string
  /** pass, fail, none (the domain asks for nothing), temperror. */
  readonly result: string
  /** The check failed, and the domain's policy asks to refuse such mail. */
  readonly isRefused: boolean
  /** Part of an Authentication-Results field. */
  readonly info: string
}

/** Domains that vouch for a mail, by mechanism. */
export interface Vouching {
  readonly spf: readonly string[]
  readonly dkim: readonly string[]
}

/** Checks a mail against the DMARC record of its From domain. */
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
  // The library reports the requested alignment, but evaluates relaxed alignment in both cases.
  const isAligned = (way: 'spf' | 'dkim') =>
    alignment[way].strict ? vouching[way].includes(domain) : Boolean(alignment[way].result)
  const isBroken = status.result === 'pass' && !isAligned('spf') && !isAligned('dkim')
  const result = isBroken ? 'fail' : status.result
  const info = isBroken ? found.info.replace(/^dmarc=\w+/, 'dmarc=fail') : found.info
  return { domain, result, isRefused: result === 'fail' && asksToRefuse(found), info }
}

interface Policy {
  readonly policy?: string | undefined
  /** Percentage of mail that the policy applies to. */
  readonly pct?: number | undefined
}

/**
 * Whether a policy rejects all failing mail. Quarantine does not, as inboxes have no spam folder; a policy with pct below
 * 100 does not either.
 */
function asksToRefuse({ policy, pct }: Policy): boolean {
  return policy?.trim().toLowerCase() === 'reject' && (pct === undefined || pct >= 100)
}
