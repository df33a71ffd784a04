import type { Payment, PaymentDisbursement } from '../../prisma/ledger/history.ts'
import type { PaidJob } from '../kit/jobs/job.ts'
import type { InviteCode } from './invites/inviteCode.ts'
import type { Member } from './organizations/members.ts'
import type { OrganizationOfWallet } from './organizations/organization.ts'
import type { Wallet } from './wallet.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Wallet: Wallet
  InviteCode: InviteCode
  Organization: OrganizationOfWallet
  OrganizationMember: Member
  Job: PaidJob
  Payment: Payment
  PaymentPayout: PaymentDisbursement
  PaymentRefund: PaymentDisbursement
}
