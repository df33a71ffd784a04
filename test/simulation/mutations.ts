import type { PaymentState } from '../../prisma/ledger/states.ts'
import type { Shop } from '../prisma/ledger/shop.ts'
import type { Token } from '../prisma/ledger/token.ts'
import type { Bend } from './memory/memoryPool.ts'
import { counted, type Handler, type Running, rowsOf } from './memory/statements/statement.ts'

/** One rule of the ledger, or of those who use it, that is broken. */
export interface Mutation {
  readonly rule: string
  readonly bend?: Bend
  readonly commits?: 'statements'
  /** A statement that does not wait for the disk. */
  readonly unsynced?: string
  readonly meddle?: (world: { readonly token: Token; readonly shop: Shop }) => void
}

/** Changes one statement. */
function bending(statement: string, change: (run: Handler) => Handler): Bend {
  return (name, run) => (name === statement ? change(run) : run)
}

/** Changes a parameter of a statement. */
function withValue(at: number, change: (value: unknown) => unknown): (run: Handler) => Handler {
  return (run) => (running) => run({ ...running, values: running.values.with(at, change(running.values.at(at))) })
}

/** Does something before a statement. */
function preparing(prepare: (running: Running) => void): (run: Handler) => Handler {
  return (run) => (running) => {
    prepare(running)
    return run(running)
  }
}

/** Recovery takes all payments, also those that another process works on. */
const takingAll = bending(
  'take stale',
  preparing(({ now, tables, transaction }) => {
    for (const cell of tables.open.cells.values()) {
      const open = transaction.read(cell)
      if (open?.isDue && transaction.canLock(cell)) transaction.write(cell, { ...open, leaseUntil: now - 1 })
    }
  }),
)

const ALL_STATES: readonly PaymentState[] = [
  'RESERVED',
  'EXECUTED',
  'SETTLING',
  'PENDING',
  'SETTLED',
  'REFUNDING',
  'REFUNDED',
  'RELEASED',
  'FAILED',
]

/** Rules whose breach the simulation finds. */
export const MUTATIONS: readonly Mutation[] = [
  {
    rule: 'a move leaves a state that the table allows',
    bend: bending(
      'move',
      withValue(1, (before) => (before as string[]).map(() => ALL_STATES.join(','))),
    ),
  },
  {
    rule: 'a credential belongs to one payment',
    bend: bending(
      'reserve',
      preparing(({ tables }) => tables.byNonce.clear()),
    ),
  },
  {
    rule: 'an idempotency key belongs to one payment',
    bend: bending(
      'reserve',
      preparing(({ tables }) => tables.byName.clear()),
    ),
  },
  {
    rule: 'an equal request waits for the open one',
    bend: bending(
      'reserve',
      withValue(18, (keys) => (keys as unknown[]).map(() => null)),
    ),
  },
  {
    rule: 'what was taken and not earned goes back',
    bend: bending('read rests of lines', (run) => (running) => {
      const { rows } = run(running)
      return rowsOf(rows.map((row) => ({ ...row, left: 0n })))
    }),
  },
  {
    rule: 'disbursements of one payment are opened one after the other',
    bend: bending('lock payment', () => ({ tables, transaction, values }) => {
      const payment = transaction.read(tables.payments.cells.get(values[0] as string))
      return rowsOf(payment ? [{ state: payment.state }] : [])
    }),
  },
  {
    rule: 'a receipt that is kept stays',
    bend: bending(
      'keep receipt',
      preparing(({ tables, transaction, values }) => {
        const cell = tables.receipts.cells.get(values[0] as string)
        if (cell) transaction.write(cell, null)
      }),
    ),
  },
  {
    rule: 'a failed payment is looked for until its credential has ended',
    bend: bending('take stale', (run) => (running) => {
      const { rows } = run(running)
      const stateOf = (id: unknown) => running.tables.open.cells.get(id as string)?.committed?.state
      return rowsOf(rows.filter(({ id }) => stateOf(id) !== 'FAILED'))
    }),
  },
  {
    rule: 'the chain is asked before a payment fails',
    meddle: ({ token }) => {
      token.fateOf = () => ({ kind: 'unused' })
    },
  },
  {
    rule: 'the service is asked what was done',
    meddle: ({ shop }) => {
      const runtimes = shop.runtimes.bind(shop)
      shop.runtimes = (wire) =>
        new Map([...runtimes(wire)].map(([name, runtime]) => [name, { ...runtime, outcome: async () => 'DONE' }]))
    },
  },
  {
    rule: 'a claim of a payment that takes nothing is released',
    meddle: ({ shop }) => {
      const runtimes = shop.runtimes.bind(shop)
      shop.runtimes = (wire) =>
        new Map([...runtimes(wire)].map(([name, runtime]) => [name, { ...runtime, release: async () => {} }]))
    },
  },
  { rule: 'the statements of a transaction are kept together', commits: 'statements' },
  { rule: 'a payment is on the disk before its transfer is sent', unsynced: 'move' },
  {
    rule: 'a signed transfer is stored before it is sent',
    bend: bending('keep prepared', () => () => counted(1)),
  },
  {
    rule: 'a worker that has lost its claim sends nothing',
    bend: (name, run) => (name === 'is claimed' || name === 'keep prepared' ? () => counted(1) : run),
  },
  {
    rule: 'a disbursement is counted before it is sent',
    bend: bending('claim disbursement', (run) => (running) => {
      const huge = String(10n ** 15n)
      return run({ ...running, values: running.values.with(2, huge).with(3, huge) })
    }),
  },
  {
    rule: 'what is sent is not sent again',
    bend: bending('close disbursement', () => ({ tables, transaction, values }) => {
      const row = transaction.read(tables.disbursements.cells.get(values[0] as string))
      return rowsOf(row ? [{ payment_id: row.paymentId, purpose: row.purpose, reason: row.reason }] : [])
    }),
  },
]

/** Rules that others guard as well: their breach alone moves no money. */
export const HARMLESS: readonly Mutation[] = [
  {
    // Each claim counts the attempts, which the writes of an older attempt compare.
    rule: 'a disbursement is claimed by one worker at a time',
    bend: bending(
      'claim disbursement',
      preparing(({ tables, transaction, values }) => {
        const cell = tables.disbursements.cells.get(values[0] as string)
        const row = transaction.read(cell)
        if (cell && row && !transaction.canLock(cell)) return
        if (cell && row?.state === 'SENDING') transaction.write(cell, { ...row, leaseUntil: null })
      }),
    ),
  },
  {
    // Moves compare the owner and the state: the process that was robbed of its payment does not move it.
    rule: 'recovery takes only what no process works on',
    bend: takingAll,
  },
]
