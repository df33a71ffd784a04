import type { RefundCaps } from '../../../prisma/ledger/refundClaims.ts'
import { parseUsd } from '../../../schema/money.ts'

/** Caps on refunds that no test reaches. */
export const NO_CAPS: RefundCaps = { hour: parseUsd('1000000000'), day: parseUsd('1000000000') }
