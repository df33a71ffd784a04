/**
 * Payments on Solana. Import this only where they are configured, and then dynamically: it brings Solana's own library
 * along, which takes a tenth of a second to load. `settings.ts` and `signIn.ts` stand by themselves.
 */
export { openSolanaMoney, type SolanaMoney } from './open.ts'
export { solanaRail } from './rail.ts'
export { solanaShortcomings } from './readiness.ts'
export { solanaRefunder } from './refunder.ts'
