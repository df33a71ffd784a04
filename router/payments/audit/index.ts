// Holds the ledger against what must always be true of it. In reading order: `auditLedger.ts` runs the audit,
// `invariants.ts` lists what holds, with a file for each; `byQuery.ts` makes one of a query, `tokenTransfers.ts` reads what
// the chain logged.

export { type Audit, type AuditOptions, auditLedger } from './auditLedger.ts'
export type { Finding } from './finding.ts'
export type { Invariant } from './invariant.ts'
export { INVARIANTS } from './invariants.ts'
