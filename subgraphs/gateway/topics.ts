import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { auditLog } from './audit/auditLog.ts'
import type { GatewayEngines } from './engines.ts'
import { createInviteCodeTopic } from './invites/createInviteCode.ts'
import { disableInviteCodeTopic } from './invites/disableInviteCode.ts'
import { inviteCodeFields } from './invites/inviteCodeFields.ts'
import { redeemInviteCodeTopic } from './invites/redeemInviteCode.ts'
import { jobs } from './jobs/jobs.ts'
import { nodes } from './nodes.ts'
import { createOrganizationTopic } from './organizations/createOrganization.ts'
import { memberPaymentsTopic } from './organizations/memberPayments.ts'
import { membersTopic } from './organizations/members.ts'
import { payments } from './payments/payments.ts'
import { refreshIndex } from './search/refreshIndex.ts'
import { searchTopic } from './search/search.ts'
import { send } from './send.ts'
import { walletTopic } from './wallet.ts'

export { startGateway as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<GatewayEngines>[] = [
  searchTopic,
  refreshIndex,
  send,
  createInviteCodeTopic,
  redeemInviteCodeTopic,
  disableInviteCodeTopic,
  inviteCodeFields,
  createOrganizationTopic,
  membersTopic,
  memberPaymentsTopic,
  nodes,
  walletTopic,
  payments,
  auditLog,
  jobs,
]
