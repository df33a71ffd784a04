import { refundState } from '../../../prisma/ledger/shownState.ts'
import { formatUsd } from '../../../schema/money.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import type { PaidJob } from '../../kit/jobs/job.ts'
import { jobIfOwn, ownJob } from '../../kit/jobs/ownJobs.ts'
import { listJobs } from '../../kit/jobs/store.ts'
import type { KitContext } from '../../kit/service/context.ts'
import { loadDisbursement } from '../../kit/service/loadDisbursement.ts'
import { lineOfAct } from '../../kit/service/purchases.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { type Connection, connectionOf } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import { paymentIfOwn } from '../payments/payments.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import { ownWallet, type Wallet } from '../wallet.ts'

// Paid work of all services that continues after the response. The service that runs a job resolves its result.

type Context = KitContext<GatewayEngines>

export const jobs: Topic<GatewayGraph> = {
  resolvers: {
    Query: { job: (_parent, { id }, context) => ownJob(context, null, keyOfNode('Job', id)) },
    Wallet: { jobs: jobsOf },
    Job: {
      __resolveReference: ({ resourceId }, context) => jobIfOwn(context, resourceId),
      resourceId: ({ id }) => id,
      status: ({ state }) => state,
      payment: ({ actId }, _args, context) => paymentIfOwn(lineOfAct(actId).paymentId, context),
      refund: refundOf,
    },
  },
}

function jobsOf(
  wallet: Wallet,
  args: Args<'Wallet.jobs'>,
  context: Context,
): Promise<Connection<PaidJob & { readonly micros: string }>> {
  const owner = ownWallet(wallet, context)
  return connectionOf(context, ['jobs', owner], args, (after, limit) =>
    listJobs(context.db.pool, owner, {}, after, limit),
  )
}

/** Null unless the job failed and the ledger has started the refund. */
async function refundOf({ state, actId }: PaidJob, _args: unknown, context: Context) {
  const refund = state === 'FAILED' ? await loadDisbursement(context, { actId }) : null
  return refund && { ...refund, state: refundState(refund.state), amount: formatUsd(refund.amount) }
}
