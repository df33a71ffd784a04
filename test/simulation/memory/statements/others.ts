import { counted, rowsOf, type Statement } from './statement.ts'

/** Statements beside the ledger's: bases of bills, limits, the operator's restrictions. None of them moves money. */
export const OTHERS: readonly Statement[] = [
  {
    name: 'find schema version',
    text: /^SELECT FROM ledger\.schema_version/,
    run: ({ tables, values }) => counted(tables.bases.has(values[0] as string) ? 1 : 0),
  },
  {
    name: 'keep schema version',
    text: /^INSERT INTO ledger\.schema_version/,
    run: ({ tables, values }) => {
      tables.bases.add(values[0] as string)
      return counted(1)
    },
  },
  {
    name: 'keep basis',
    text: /^INSERT INTO ledger\.bill_basis/,
    run: ({ tables, values }) => {
      tables.bases.add(values[0] as string)
      return counted(1)
    },
  },
  {
    // A crash of the database between a look-up and the reading of what it found lets a payment look as if it were in files.
    name: 'find archived month',
    text: /^SELECT FROM ledger\.archived_month/,
    run: () => counted(0),
  },
  {
    // The simulated wallets are limited by nothing.
    name: 'read standings',
    text: /^SELECT given\.number, free\.count/,
    run: ({ values }) => rowsOf((values[0] as string[]).map(() => ({ uncharged: 0, charged: 0, wait: null }))),
  },
  {
    name: 'read version of restrictions',
    text: /from "abuse"\."action"/,
    run: () => rowsOf([{ version: '0' }]),
  },
  {
    name: 'read restrictions',
    text: /from "abuse"\."(refused_address|suspension)"/,
    run: () => rowsOf([]),
  },
]
