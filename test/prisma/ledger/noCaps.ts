import type { OutflowCaps } from '../../../prisma/ledger/disbursementClaims.ts'
import { parseUsd } from '../../../schema/money.ts'

/** Caps on refunds that no test reaches. */
export const NO_CAPS: OutflowCaps = { hour: parseUsd('1000000000'), day: parseUsd('1000000000') }
