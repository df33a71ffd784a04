import type { FormattedExecutionResult } from 'graphql'
import type { WalletAddress } from '../../../schema/address.ts'
import { BadInput, TollgraphError } from '../../../schema/errors.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { openedBy, type SignedRequest } from '../../identity/opened.ts'
import { SESSION_MS } from '../../identity/sessions.ts'
import type { Call } from '../protocol/call.ts'
import { executeCall } from './execute.ts'
import type { Inspection } from './inspect.ts'
import { inspectCall } from './inspectCall.ts'
import type { CheckoutParts } from './parts.ts'

/** A caller's free query, which may run any number of times until a time. */
export interface FreeReads {
  readonly wallet: WalletAddress
  /** When the caller's session ends; a signature counts as long as a new session. */
  readonly until: Date
  /** Runs the query with these variables. Throws UNAUTHENTICATED once the session has ended, Forbidden for a suspended wallet. */
  read(variables: Readonly<Record<string, unknown>>): Promise<FormattedExecutionResult>
}

/**
 * Admits a query that is repeated for a live stream: limits, input and identity are those of a single call. `signed` is
 * the request as the client made it, which a signature is bound to. Throws BadInput for priced fields, since no repetition is paid,
 * PaymentRequired without an identity, and the errors of the limits.
 */
export async function admitFreeReads(parts: CheckoutParts, call: Call, signed: SignedRequest): Promise<FreeReads> {
  const { checkJobSecret, graph, identity, limiter, restrictions } = parts
  if (!call.isAdmitted) await limiter.arrived(call)
  const inspection = inspectCall(parts, call)
  refusePriced(inspection)
  parts.offer.check(inspection.needs)
  if (inspection.isInternal) checkJobSecret(call.credentials.bearer)
  if (inspection.issues.length > 0) throw new BadInput(inspection.issues)
  limiter.looksUp(call)
  await limiter.runsFree(call)
  const { credentials, resource } = call
  const opened = () => openedBy(signed, graph.schema)
  const now = parts.now()
  const { session, wallet } = await identity.require({ credentials, resource, isRead: true, opened }, now)
  await restrictions.requireAllowed(wallet)
  await limiter.runsFreeFor(call, wallet)
  return {
    wallet,
    until: session?.expiresAt ?? new Date(now.getTime() + SESSION_MS),
    async read(variables) {
      if (session && !(await identity.sessionOf(credentials.bearer, parts.now()))) throw sessionEnded()
      await restrictions.requireAllowed(wallet)
      const { clientAddress, requestId } = call
      const scope = requestScope({ requestId, clientAddress, caller: wallet, payment: null })
      return executeCall(parts, { ...call, variables }, scope)
    },
  }
}

/** The session or signature that a stream was opened with counts no longer. */
export function sessionEnded(): TollgraphError {
  return new TollgraphError('UNAUTHENTICATED', 'The session has ended; sign in and subscribe again')
}

/** Throws BadInput that names each priced field. */
export function refusePriced({ priced }: Pick<Inspection, 'priced'>): void {
  if (priced.length === 0) return
  throw new BadInput(
    priced.map(({ facts, path }) => ({
      path,
      code: 'priced',
      message: `${facts.coordinate} is priced, and a subscription makes no payment: select it in a query`,
    })),
  )
}
