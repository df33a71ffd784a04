import type { Readable } from 'node:stream'
import type { DKIMResult, SPFResult } from 'mailauth'
import { judgeByDmarc } from './dmarcVerdict.ts'
import type { Resolve } from './dnsAnswers.ts'

/** How a sender was checked, in the words of RFC 8601. */
export interface Authentication {
  readonly spf: string
  readonly dkim: string
  readonly dmarc: string
  /** The address in the From field. */
  readonly from: string
  /** The domain whose policy asks to refuse this mail; null when none does. */
  readonly refusedBy: string | null
  /** Whether DNS kept an answer back that might have vouched for the mail: at another time it may be authentic. */
  readonly isUnclear: boolean
  /** Value of an Authentication-Results field, without the name of who checked. */
  readonly results: string
}

/** How a mail came, and from where it says so. */
export interface Provenance {
  readonly remoteIp: string
  readonly helo: string
  /** '' for the null sender. */
  readonly envelopeFrom: string
}

/** Asks the domain of the envelope sender whether mail may come from there. This does not need the mail itself. */
export async function checkSpf(provenance: Provenance, mta: string, resolver: Resolve): Promise<SPFResult> {
  // Loaded by the first mail: at a start it would take half a second.
  const { spf } = await import('mailauth')
  const { remoteIp, helo, envelopeFrom } = provenance
  return spf({ ip: remoteIp, helo, sender: envelopeFrom, mta, resolver })
}

/**
 * Verifies the signatures of a mail and what its sender's domain asks to be done with mail that is not authentic. Null when
 * the mail has no address in its From field. Never fails for want of an answer from DNS: that is a result too.
 */
export async function authenticate(
  raw: Readable,
  spfResult: SPFResult,
  resolver: Resolve,
): Promise<Authentication | null> {
  const { dkimVerify } = await import('mailauth')
  // Without a sender the library would look for one in the header, where anything may stand.
  const { headerFrom, results } = await dkimVerify(raw, { resolver, sender: '<>' })
  const [from] = headerFrom
  if (from === undefined) return null
  // A signature over a part of the mail vouches for nothing: the rest may be anybody's.
  const passed = results.filter(({ status }) => status.result === 'pass' && !status.underSized)
  const vouching = {
    spf: spfResult.status.result === 'pass' ? [spfResult.domain.toLowerCase()] : [],
    dkim: passed.map(({ signingDomain }) => signingDomain.toLowerCase()),
  }
  // Whoever writes several authors into one From field is held to the policy of each.
  const domains = [...new Set(headerFrom.map(domainOf))]
  const verdicts = await Promise.all(domains.map((domain) => judgeByDmarc(domain, vouching, resolver)))
  const refused = verdicts.find(({ isRefused }) => isRefused)
  const worst = refused ?? verdicts.find(({ result }) => result !== 'pass') ?? verdicts[0]
  const infos = [spfResult, ...results, ...verdicts].map(({ info }) => info.replace(/\s+/g, ' '))
  return {
    spf: wordFor(spfResult.status.result),
    dkim: wordFor(bestOf(results)),
    dmarc: wordFor(worst?.result ?? 'none'),
    from,
    refusedBy: refused?.domain ?? null,
    isUnclear: [spfResult, ...results].some(({ status }) => wordFor(status.result) === 'temperror'),
    results: infos.join(';\r\n '),
  }
}

function bestOf(results: readonly DKIMResult[]): string {
  const words = results.map(({ status }) => status.result)
  return words.find((word) => word === 'pass') ?? words.find((word) => word !== 'none') ?? 'none'
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

const WORDS = new Set(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror'])

/** RFC 8601 has more words, such as for a key that is too short; those stand for no result either way. */
function wordFor(result: string): string {
  if (result === 'temperr') return 'temperror'
  return WORDS.has(result) ? result : 'neutral'
}
