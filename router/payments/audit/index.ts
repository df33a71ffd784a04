// Checks the ledger against its invariants. In reading order: `auditLedger.ts` runs the audit, `invariants.ts` lists
// the invariants, with a file for each; `byQuery.ts` makes one from a query, `tokenTransfers.ts` reads the chain's
// logs.

export { type Audit, type AuditOptions, auditLedger } from './auditLedger.ts'
export type { Finding } from './finding.ts'
export type { AuditInvariant } from './invariant.ts'
export { INVARIANTS } from './invariants.ts'
