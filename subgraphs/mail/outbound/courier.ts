import type { Logger } from 'pino'
import { abortAfter } from '../../kit/async/timeout.ts'
import { attempt, domainOf } from './attempt.ts'
import type { BounceGround } from './bounceBack.ts'
import { conclude } from './conclude.ts'
import { accountOf, type Delivery, putBack, takeDelivery } from './deliveries.ts'
import { outcomeOf } from './retries.ts'
import type { Routes } from './routes.ts'
import { SESSION_LIMITS, type SessionLimits } from './session.ts'
import type { Verdict } from './verdict.ts'

/** Delivers queued mail in this process. Several processes may run one over the same database. */
export interface Courier {
  /** Whether mail goes to the Internet or to the embedded mailbox. */
  readonly kind: Routes['kind']
  /** Starts delivering due mail, and continues until none is due. Returns at once. */
  wake(): void
  /** Resolves when this process has no delivery in progress. */
  idle(): Promise<void>
  /** Takes no new deliveries, waits briefly for those in progress, then aborts them and releases their leases. */
  stop(): Promise<void>
}

export interface CourierGround extends BounceGround {
  readonly routes: Routes
  readonly log: Logger
  readonly limits?: SessionLimits
  now(): Date
}

/** Concurrent deliveries of one process: to a single relay, or to servers all over the Internet. */
const SLOTS: Readonly<Record<Routes['together'], number>> = { MAIL: 8, DOMAIN: 40 }
/**
 * Of those, the slots for one account and for retries. They keep a wallet that writes to many domains with stalling
 * servers from blocking other wallets, and reports that strangers provoke from blocking the operator's mail.
 */
const SLOTS_OF_ACCOUNT = 5
const SLOTS_OF_RETRIES: Readonly<Record<Routes['together'], number>> = { MAIL: 5, DOMAIN: 20 }
/** Longest delivery attempt, over all servers. Milliseconds. */
const ATTEMPT_MS = 10 * 60_000
/** How long deliveries in progress may continue after `stop`. Milliseconds. */
const PATIENCE_MS = 5_000

export function startCourier(ground: CourierGround): Courier {
  const { pool, routes, log, now } = ground
  const { together } = routes
  const ending = new AbortController()
  const underway = new Map<Promise<void>, Delivery>()
  let pumping: Promise<void> | null = null
  let isCalled = false
  let isStopping = false

  /** In direct delivery each domain gets one delivery at a time, so that a slow server delays only its own mail. */
  function busyDomains(): string[] {
    if (together === 'MAIL') return []
    return [...underway.values()].map(({ recipients }) => domainOf(recipients[0]?.address ?? ''))
  }

  function busyAccounts(): string[] {
    const accounts = [...underway.values()].map(accountOf)
    return [...new Set(accounts)].filter(
      (one) => accounts.filter((account) => account === one).length >= SLOTS_OF_ACCOUNT,
    )
  }

  function whichMayBeTaken(): 'ALL' | 'UNTRIED' {
    const retries = [...underway.values()].filter(({ recipients }) => recipients.some(({ attempt }) => attempt > 1))
    return retries.length < SLOTS_OF_RETRIES[together] ? 'ALL' : 'UNTRIED'
  }

  async function pump(): Promise<void> {
    while (!isStopping && underway.size < SLOTS[together]) {
      isCalled = false
      const limits = { busy: busyDomains(), busyAccounts: busyAccounts(), which: whichMayBeTaken() }
      const delivery = await takeDelivery(pool, { now: now(), together, ...limits })
      if (delivery) begin(delivery)
      else if (!isCalled) return
    }
  }

  function begin(delivery: Delivery): void {
    const one = carryOut(ground, delivery, ending.signal)
      .catch((error: unknown) =>
        log.error({ err: error, mail: delivery.mailId }, 'A delivery broke off; it is tried again'),
      )
      .finally(() => {
        underway.delete(one)
        wake()
      })
    underway.set(one, delivery)
  }

  function wake(): void {
    isCalled = true
    if (pumping || isStopping) return
    pumping = pump()
      .catch((error: unknown) => log.error({ err: error }, 'Mail that is due could not be read'))
      .finally(() => {
        pumping = null
      })
  }

  async function idle(): Promise<void> {
    while (pumping || underway.size > 0) await Promise.all([pumping, ...underway.keys()])
  }

  return {
    kind: routes.kind,
    wake,
    idle,
    async stop() {
      isStopping = true
      const patience = setTimeout(() => ending.abort(new Error('The process stops')), PATIENCE_MS)
      await idle()
      clearTimeout(patience)
    },
  }
}

/** Verdicts on recipients of which no server said anything. */
const UNHEARD: Verdict = { kind: 'LATER', reply: 'The server said nothing of this address' }
const LATE: Verdict = { kind: 'LATER', reply: 'The servers took too long' }

async function carryOut(ground: CourierGround, delivery: Delivery, ending: AbortSignal): Promise<void> {
  const { pool, mailDomain, log, now, limits = SESSION_LIMITS } = ground
  const signal = abortAfter(ATTEMPT_MS, ending)
  const { verdicts, failures } = await attempt(ground, delivery, { helo: `mx.${mailDomain}`, limits, signal })
  const [failure] = failures
  // The verdict where there is none; null: those recipients are not concluded, but keep their lease or give it back.
  const unheard = failure === undefined ? UNHEARD : signal.aborted && !ending.aborted ? LATE : null
  const outcomes = delivery.recipients.flatMap((recipient) => {
    const verdict = verdicts.get(recipient.address) ?? unheard
    if (!verdict) return []
    const times = { attempt: recipient.attempt, createdAt: delivery.createdAt, now: now() }
    return { recipient, outcome: outcomeOf(verdict, times) }
  })
  if (outcomes.length > 0) await conclude(ground, delivery, outcomes, now())
  log.debug({ mail: delivery.mailId, outcomes: outcomes.map(({ outcome }) => outcome.state) }, 'A mail was attempted')
  if (unheard) return
  if (!ending.aborted) throw failure
  const recipients = delivery.recipients.filter(({ address }) => !verdicts.has(address))
  await putBack(pool, { ...delivery, recipients }, now())
}
