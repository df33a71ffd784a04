// Checks the ledger against its invariants. In reading order: `auditLedger.ts` runs the audit, `invariants.ts` lists
// the checks, with a file for each; `chain/` reads the chain's transfers and finds those that the ledger does not know;
// `reach.ts` says which blocks are read, `run.ts` from where; `auditRecord.ts` keeps the progress by `journal.ts`.
// `reconcile/` writes back what is missing.

export { type Audit, type AuditOptions, auditLedger } from './auditLedger.ts'
export type { Finding } from './finding.ts'
export type { ChainReach, Rule } from './invariant.ts'
export { INVARIANTS } from './invariants.ts'
export { reachOf } from './reach.ts'
export { findLosses, isAttributable, type Losses } from './reconcile/losses.ts'
export { type WrittenBack, writeBack } from './reconcile/writeBack.ts'
export { type AuditExtent, type AuditPlace, type AuditRun, type AuditStart, extentOf, runAudit } from './run.ts'
