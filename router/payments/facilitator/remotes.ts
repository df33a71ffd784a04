import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import type { Address } from '../../../schema/address.ts'
import { Unavailable } from '../../../schema/errors.ts'
import type { Facilitator } from '../protocol/facilitator.ts'
import { Assigned } from './assigned.ts'
import { type FacilitatorClient, facilitatorClient } from './client.ts'
import { FacilitatorFault } from './fault.ts'
import { type RemoteFacilitator, remoteFacilitator } from './remote.ts'
import type { FacilitatorAccess } from './settings.ts'

/** How long a payment stays with its facilitator after it ended, in milliseconds: recovery may still ask. */
const AFTER_END_MS = 10 * 60_000

/** Limits of calls to remote facilitators. */
export interface RemoteOptions {
  readonly timeoutMs: number
  /** Most settlements in flight at one facilitator; more wait. */
  readonly maxInFlight: number
}

/** Several remote facilitators in order of preference, used as one. */
export interface RemoteFacilitators extends Facilitator {
  readonly clients: readonly FacilitatorClient[]
  /** The account that settles `upto` payments now; null where there is none, or while it is unknown. */
  uptoAddress(network: string): Address | null
}

/**
 * Remote facilitators, in order of preference: the first that supports a payment and has not failed a short while ago
 * is used.
 *
 * If it fails to verify, the next one verifies: that moves no money. A settlement is passed on only if it is certain
 * that nothing was submitted; after an unclear outcome the payment stays with its facilitator, and the chain is asked.
 */
export function remoteFacilitators(
  accesses: readonly FacilitatorAccess[],
  { timeoutMs, maxInFlight }: RemoteOptions,
  log: Logger,
): RemoteFacilitators {
  const clients = accesses.map((access) => facilitatorClient(access, timeoutMs, log))
  const remotes = clients.map((client) => remoteFacilitator(client, maxInFlight, log))
  const assigned = new Assigned<RemoteFacilitator>()

  return {
    name: remotes.map(({ name }) => name).join(', then '),
    verifiesCheaply: false,
    clients,
    async verify(presented) {
      const answer = await firstAnswer(inOrder(remotes, presented), (remote) => remote.verify(presented))
      if (answer) return answer
      throw new Unavailable('Payments cannot be checked now: the facilitator does not answer. Nothing was charged.', {
        retryAfter: 5,
      })
    },
    async settle(presented) {
      const payment = nameOf(presented)
      const durationMs = presented.requirements.maxTimeoutSeconds * 1_000 + AFTER_END_MS
      const holder = assigned.get(payment)
      const candidates = holder ? [holder] : inOrder(remotes, presented)
      const settlement = await firstAnswer(candidates, async (remote, others) => {
        // Before the request: a concurrent attempt must not go elsewhere.
        assigned.set(payment, remote, durationMs)
        return remote.settle(presented, () => remote.isResting() && others.some((other) => !other.isResting()))
      })
      if (settlement) return settlement
      if (!holder) assigned.delete(payment)
      return { kind: 'unknown', reason: 'facilitator_unreachable', transaction: null }
    },
    uptoAddress(network) {
      const settling = remotes.filter((remote) => remote.uptoAddress(network) !== null)
      const remote = settling.find((candidate) => !candidate.isResting()) ?? settling[0]
      return remote?.uptoAddress(network) ?? null
    },
  }
}

/** The first answer, of candidates asked one after the other; null if all fail. `ask` also gets the candidates after its own. */
async function firstAnswer<Answer>(
  candidates: readonly RemoteFacilitator[],
  ask: (remote: RemoteFacilitator, others: readonly RemoteFacilitator[]) => Promise<Answer>,
): Promise<Answer | null> {
  for (const [index, candidate] of candidates.entries()) {
    try {
      return await ask(candidate, candidates.slice(index + 1))
    } catch (error) {
      // Logged where it happened.
      if (!(error instanceof FacilitatorFault)) throw error
    }
  }
  return null
}

/** Those that may support the payment, resting ones last; all of them if none says so. */
function inOrder(remotes: readonly RemoteFacilitator[], presented: Presented): RemoteFacilitator[] {
  const able = remotes.filter((remote) => remote.supports(presented) !== false)
  const candidates = able.length > 0 ? able : [...remotes]
  return [...candidates.filter((remote) => !remote.isResting()), ...candidates.filter((remote) => remote.isResting())]
}

/** Names a payment by what its payer signed. */
function nameOf({ payload }: Presented): string {
  return hash('sha256', JSON.stringify(payload.payload), 'base64url')
}
