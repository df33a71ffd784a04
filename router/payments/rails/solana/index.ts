/**
 * Payments on Solana. Import this dynamically, and only where they are configured: it loads Solana's library, which
 * takes a tenth of a second. `settings.ts` and `signIn.ts` can be imported without it.
 */
export { openSolanaMoney, type SolanaMoney } from './open.ts'
export { solanaRail } from './rail.ts'
export { solanaShortcomings } from './readiness.ts'
export { solanaRefunder } from './refunder.ts'
