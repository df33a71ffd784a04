import type { Readable } from 'node:stream'
import { domainToASCII } from 'node:url'
import type { DKIMResult, SPFResult } from 'mailauth'
import { judgeByDmarc } from './dmarcVerdict.ts'
import type { Resolve } from './dnsAnswers.ts'

/** Results of the sender checks, in the words of RFC 8601. */
export interface Authentication {
  readonly spf: string
  readonly dkim: string
  readonly dmarc: string
  /** The address in the From field. */
  readonly from: string
  /** The domain whose policy asks to refuse this mail; null if none does. */
  readonly refusedBy: string | null
  /** Whether a temporary DNS failure affected the checks: a later attempt may find the mail authentic. */
  readonly isUnclear: boolean
  /** Value of an Authentication-Results field, without the authserv-id. */
  readonly results: string
}

/** The client and envelope sender of a mail, as the client claims them. */
export interface Provenance {
  readonly remoteIp: string
  readonly helo: string
  /** '' for the null sender. */
  readonly envelopeFrom: string
}

/** Checks SPF: whether the domain of the envelope sender allows mail from this client. Does not need the mail itself. */
export async function checkSpf(provenance: Provenance, mta: string, resolver: Resolve): Promise<SPFResult> {
  // Imported lazily: at startup it would cost half a second.
  const { spf } = await import('mailauth')
  const { remoteIp, helo, envelopeFrom } = provenance
  return spf({ ip: remoteIp, helo, sender: envelopeFrom, mta, resolver })
}

/**
 * Verifies the DKIM signatures of a mail and the DMARC policy of its author's domain. Null if the From field has no
 * address. DNS failures never throw; they are reported as results.
 */
export async function authenticate(
  raw: Readable,
  spfResult: SPFResult,
  resolver: Resolve,
): Promise<Authentication | null> {
  const { dkimVerify } = await import('mailauth')
  // Without an explicit sender the library would take one from the header, which is untrusted.
  const { headerFrom, results } = await dkimVerify(raw, { resolver, sender: '<>' })
  const [from] = headerFrom
  const domains = [...new Set(headerFrom.map(domainOf))]
  if (from === undefined || domains.some((domain) => NO_DOMAIN.test(domain))) return null
  // A signature over part of the mail vouches for nothing: the rest may be forged.
  const passed = results.filter(({ status }) => status.result === 'pass' && !status.underSized)
  const vouching = {
    spf: spfResult.status.result === 'pass' ? [inAscii(spfResult.domain)] : [],
    dkim: passed.map(({ signingDomain }) => inAscii(signingDomain)),
  }
  // With several authors in the From field, apply the DMARC policy of each author's domain.
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

/** Characters at which readers end a domain: they would take it for another one than ours is. */
const NO_DOMAIN = /[\s<>"(),;\\]/

function bestOf(results: readonly DKIMResult[]): string {
  const words = results.map(({ status }) => status.result)
  return words.find((word) => word === 'pass') ?? words.find((word) => word !== 'none') ?? 'none'
}

function domainOf(address: string): string {
  return inAscii(address.slice(address.lastIndexOf('@') + 1))
}

/**
 * A domain in lower-case ASCII (IDNA). Other spellings of one domain, such as with full-width letters, are that domain to
 * readers, so its policy is the one that counts.
 */
function inAscii(domain: string): string {
  return domainToASCII(domain.replace(/\.$/, '')) || domain.toLowerCase()
}

const WORDS = new Set(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror'])

/** RFC 8601 has more words, such as for a key that is too short; those count as neutral. */
function wordFor(result: string): string {
  if (result === 'temperr') return 'temperror'
  return WORDS.has(result) ? result : 'neutral'
}
