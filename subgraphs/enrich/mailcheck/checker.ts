import { LRUCache } from 'lru-cache'
import { Turns } from '../../kit/turns.ts'
import { type MailAddress, writeMailAddress } from './address.ts'
import type { Exchanges, FindExchanges } from './exchanges.ts'
import { type DomainProbe, probeDomain } from './smtp/probe.ts'
import type { RecipientWord } from './smtp/reply.ts'

/** What was found out about one address. */
export interface AddressFacts extends Pick<Exchanges, 'kind' | 'source'> {
  readonly contact: DomainProbe['contact']
  /** Whether its servers take mail for any name. */
  readonly takesAll: boolean
  readonly word: RecipientWord
  /** When its server said so. */
  readonly at: Date
}

/** Asks mail servers about addresses. */
export interface MailChecker {
  /**
   * By the address as `writeMailAddress` gives it; what is missing was not found out in time. Throws Unavailable when DNS
   * says nothing of any of them.
   */
  check(addresses: readonly MailAddress[], timeLimitMs: number): Promise<ReadonlyMap<string, AddressFacts>>
}

/** What a checker stands on. */
export interface CheckerOptions {
  readonly find: FindExchanges
  /** Our own name, for EHLO. */
  readonly helo: string
  now(): Date
}

/** Conversations with mail servers at a time, over all requests. */
const MAX_CONVERSATIONS = 64
/** Of one step of a conversation: servers that dislike us take their time. */
const STEP_MS = 10_000
/** How long a clear word counts. */
const TRUSTED_MS = 10 * 60_000
const MAX_REMEMBERED = 50_000

/** Makes a checker. It remembers clear words for some minutes, and has one conversation with a domain at a time. */
export function openMailChecker(options: CheckerOptions): MailChecker {
  const known = new LRUCache<string, AddressFacts>({ max: MAX_REMEMBERED, ttl: TRUSTED_MS })
  const inTurn = oneByOne(new Turns(MAX_CONVERSATIONS))
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
      await withinTime(Promise.all(domains), timeLimitMs)
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
  // What was cut off by the deadline is not known; what servers would not say is UNCLEAR.
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

/** Work about the same thing runs one after the other, and all work in turns. */
function oneByOne(turns: Turns) {
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

/** Conversations end at the deadline by themselves; look-ups and those that wait for their turn may not. */
async function withinTime(work: Promise<unknown>, timeLimitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeLimitMs + GRACE_MS)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}

/** What a conversation that was cut off takes to say what it heard. */
const GRACE_MS = 100
