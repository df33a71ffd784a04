import { recentlyUsed } from '../../kit/async/recentlyUsed.ts'
import { Semaphore } from '../../kit/async/semaphore.ts'
import { orAfter } from '../../kit/async/timeout.ts'
import { type MailAddress, writeMailAddress } from './address.ts'
import type { Exchanges, FindExchanges } from './exchanges.ts'
import { type DomainProbe, probeDomain } from './smtp/probe.ts'
import type { RecipientWord } from './smtp/reply.ts'

/** Result of checking one address. */
export interface AddressFacts extends Pick<Exchanges, 'kind' | 'source'> {
  readonly contact: DomainProbe['contact']
  /** Whether its domain is a catch-all. */
  readonly takesAll: boolean
  readonly word: RecipientWord
  /** When the server answered. */
  readonly at: Date
}

/** Checks e-mail addresses at their mail servers. */
export interface MailChecker {
  /**
   * Results by address, as in `writeMailAddress`; addresses not checked in time are missing. Throws Unavailable if DNS
   * does not answer for any of them.
   */
  check(addresses: readonly MailAddress[], timeLimitMs: number): Promise<ReadonlyMap<string, AddressFacts>>
}

/** Dependencies of a checker. */
export interface CheckerOptions {
  readonly find: FindExchanges
  /** Our host name, for EHLO. */
  readonly helo: string
  now(): Date
}

/** Maximum concurrent SMTP sessions, over all requests. */
const MAX_CONVERSATIONS = 64
/** Time limit of one SMTP step: servers answer senders that they distrust slowly. */
const STEP_MS = 10_000
/** Cache lifetime of a definite verdict. */
const TRUSTED_MS = 10 * 60_000
const MAX_REMEMBERED = 50_000

/** Creates a checker. It caches definite verdicts for TRUSTED_MS, and runs one session per domain at a time. */
export function openMailChecker(options: CheckerOptions): MailChecker {
  const known = recentlyUsed<string, AddressFacts>(MAX_REMEMBERED, TRUSTED_MS)
  const inTurn = oneByOne(new Semaphore(MAX_CONVERSATIONS))
  return {
    async check(addresses, timeLimitMs) {
      const deadline = performance.now() + timeLimitMs
      const found = new Map<string, AddressFacts>()
      const failures: unknown[] = []
      const remember = (address: string, facts: AddressFacts) => {
        found.set(address, facts)
        if (facts.word === 'TAKEN' || facts.word === 'REFUSED') known.set(address, facts)
      }
      const domains = [...byDomain(addresses)].map(([domain, locals]) =>
        inTurn(domain, async () => {
          const open = locals.filter((local) => {
            const facts = known.get(writeMailAddress({ local, domain }))
            if (facts) found.set(writeMailAddress({ local, domain }), facts)
            return !facts
          })
          if (open.length === 0 || performance.now() >= deadline) return
          const facts = await askDomain(domain, open, options, deadline)
          for (const [local, one] of facts) remember(writeMailAddress({ local, domain }), one)
        }).catch((error: unknown) => failures.push(error)),
      )
      // Sessions end at the deadline by themselves; DNS lookups and queued work may not.
      await orAfter(timeLimitMs + GRACE_MS, Promise.all(domains), () => [])
      if (found.size === 0 && failures.length > 0) throw failures[0]
      return new Map(found)
    },
  }
}

async function askDomain(
  domain: string,
  locals: readonly string[],
  { find, helo, now }: CheckerOptions,
  deadline: number,
): Promise<Map<string, AddressFacts>> {
  const { kind, source, places } = await find(domain)
  const { contact, takesAll, words } = await probeDomain(
    { domain, locals, places, helo },
    { stepMs: STEP_MS, deadline },
  )
  // Addresses cut off by the deadline are unknown; those that servers did not judge are UNCLEAR.
  const isCut = performance.now() >= deadline
  const at = now()
  const facts = locals.flatMap((local): [string, AddressFacts][] => {
    const word = words.get(local)
    if (word === undefined && isCut) return []
    return [[local, { kind, source, contact, takesAll: takesAll === true, word: word ?? 'UNCLEAR', at }]]
  })
  return new Map(facts)
}

function byDomain(addresses: readonly MailAddress[]): Map<string, string[]> {
  const domains = new Map<string, Set<string>>()
  for (const { local, domain } of addresses) {
    const locals = domains.get(domain) ?? new Set<string>()
    domains.set(domain, locals.add(local))
  }
  return new Map([...domains].map(([domain, locals]) => [domain, [...locals]]))
}

/** Runs work with the same key sequentially, and all work through `turns`. */
function oneByOne(turns: Semaphore) {
  const last = new Map<string, Promise<void>>()
  return (key: string, work: () => Promise<void>): Promise<void> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(() => turns.run(work))
    const settled = turn
      .catch(() => {})
      .then(() => {
        if (last.get(key) === settled) last.delete(key)
      })
    last.set(key, settled)
    return turn
  }
}

/** Grace period in which a session cut off by the deadline still delivers its result. Milliseconds. */
const GRACE_MS = 100
