import type { Subgraph } from '../kit/service/subgraph.ts'
import { auditLog } from './audit/auditLog.ts'
import { type GatewayEngines, startGateway } from './engines.ts'
import { createInviteCodeTopic } from './invites/createInviteCode.ts'
import { disableInviteCodeTopic } from './invites/disableInviteCode.ts'
import { inviteCodeFields } from './invites/inviteCodeFields.ts'
import { redeemInviteCodeTopic } from './invites/redeemInviteCode.ts'
import { jobs } from './jobs/jobs.ts'
import { createOrganizationTopic } from './organizations/createOrganization.ts'
import { membersTopic } from './organizations/members.ts'
import { payments } from './payments/payments.ts'
import { refreshIndex } from './search/refreshIndex.ts'
import { searchTopic } from './search/search.ts'
import { send } from './send.ts'
import { gatewaySettings } from './settings.ts'
import { wallet } from './wallet.ts'

/** The gateway: search of API origins, sending USDC, invite codes and organizations, and the caller's own wallet. */
export const gateway: Subgraph<GatewayEngines, typeof gatewaySettings> = {
  name: 'gateway',
  schema: new URL('schema', import.meta.url),
  settings: gatewaySettings,
  topics: [
    searchTopic,
    refreshIndex,
    send,
    createInviteCodeTopic,
    redeemInviteCodeTopic,
    disableInviteCodeTopic,
    inviteCodeFields,
    createOrganizationTopic,
    membersTopic,
    wallet,
    payments,
    auditLog,
    jobs,
  ],
  start: startGateway,
}
