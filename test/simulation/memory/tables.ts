import type {
  AnswerRow,
  CredentialRow,
  DisbursementRow,
  LineRow,
  OpenRow,
  OutflowRow,
  PaymentRow,
  ReceiptRow,
} from './rows.ts'
import { Journal, Table, type Transaction } from './transaction.ts'

/** States of disbursements that no statement looks for any more. */
const ENDED = new Set(['SENT', 'DECLINED'])

/** Called with the id of a payment of which a row was committed. */
export type Watcher = (paymentId: string) => void

/** The tables, with the indexes that statements look rows up by. */
export class Tables {
  readonly journal = new Journal()
  /** Those that are not over. */
  readonly transactions = new Set<Transaction>()
  readonly payments: Table<PaymentRow>
  readonly open: Table<OpenRow>
  readonly credentials: Table<CredentialRow>
  readonly answers = new Table<AnswerRow>(this.journal)
  readonly receipts = new Table<ReceiptRow>(this.journal)
  readonly lines: Table<readonly LineRow[]>
  readonly disbursements: Table<DisbursementRow>
  /** By day. */
  readonly outflow = new Table<OutflowRow>(this.journal)
  /** Ids of schema versions and bases. */
  readonly bases = new Set<string>()
  /** Payment by credential. */
  readonly byNonce = new Map<string, string>()
  /** Payment by payer and idempotency key. */
  readonly byName = new Map<string, string>()
  /** Open payments by payer. */
  readonly openOf = new Map<string, Set<string>>()
  /** Disbursements by payment; of other transactions too, whose rows cannot be read. */
  readonly disbursementsOf = new Map<string, string[]>()
  /** Disbursements that are not at an end. */
  readonly owed = new Set<string>()

  /** `watcher` learns of each committed change of a payment or a disbursement. */
  constructor(watcher: Watcher = () => {}) {
    this.payments = new Table(this.journal, (id) => watcher(id))
    this.lines = new Table(this.journal, (id) => watcher(id))
    this.open = new Table(this.journal, (id, row, before) => {
      const payer = (row ?? before)?.payer ?? ''
      const ids = this.openOf.get(payer) ?? new Set()
      if (row) ids.add(id)
      else ids.delete(id)
      if (ids.size > 0) this.openOf.set(payer, ids)
      else this.openOf.delete(payer)
    })
    this.credentials = new Table(this.journal, (id, row, before) => {
      if (before) this.byNonce.delete(nonceKey(before))
      if (before?.idempotencyKey) this.byName.delete(nameKey(before.payer, before.idempotencyKey))
      if (row) this.byNonce.set(nonceKey(row), id)
      if (row?.idempotencyKey) this.byName.set(nameKey(row.payer, row.idempotencyKey), id)
    })
    this.disbursements = new Table(this.journal, (id, row) => {
      if (row === null) return
      if (ENDED.has(row.state)) this.owed.delete(id)
      else this.owed.add(id)
      watcher(row.paymentId)
    })
  }

  /** The server dies and starts again: transactions end, and what is not on the disk is lost. Returns how many rows. */
  crash(): number {
    for (const transaction of [...this.transactions]) transaction.rollback()
    return this.journal.lose()
  }
}

/** Key of the unique index of credentials. */
export function nonceKey(of: Pick<CredentialRow, 'scheme' | 'network' | 'payer' | 'nonce'>): string {
  return `${of.scheme} ${of.network} ${of.payer} ${of.nonce}`
}

/** Key of the unique index of idempotency keys. */
export function nameKey(payer: string, idempotencyKey: string): string {
  return `${payer} ${idempotencyKey}`
}
