import type { Pool } from 'pg'

/** What a database's settings would do to the ledger. */
export interface Objections {
  /** Settings with which payments would be lost, counted twice or read wrongly; one sentence each, with what mends it. */
  readonly wrong: readonly string[]
  /** Settings that are right on some storage only; one sentence each. */
  readonly doubtful: readonly string[]
}

interface Rule {
  readonly setting: string
  readonly isGood: (value: string) => boolean
  /** What the setting would do. */
  readonly because: string
  readonly mend: string
}

const NEEDED: readonly Rule[] = [
  {
    setting: 'default_transaction_isolation',
    isGood: (value) => value === 'read committed',
    because:
      'a statement that has waited for a lock must see what the holder wrote, or a payer could spend more than it holds',
    mend: forRole('default_transaction_isolation', `'read committed'`),
  },
  {
    setting: 'server_encoding',
    isGood: (value) => value === 'UTF8',
    because: 'names and texts of all languages are stored',
    mend: `CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
  },
  {
    setting: 'DateStyle',
    isGood: (value) => value.startsWith('ISO'),
    because: 'times would be read wrongly',
    mend: forRole('DateStyle', `'ISO'`),
  },
]

/** For payments that are real money. */
const DURABLE: readonly Rule[] = [
  {
    setting: 'synchronous_commit',
    isGood: (value) => value !== 'off',
    because: 'a crash of the server would lose payments that have been acknowledged',
    mend: forRole('synchronous_commit', 'on'),
  },
]

/** As `DURABLE`, where the storage does not do it by itself. */
const ON_DISKS: readonly Rule[] = [
  {
    setting: 'fsync',
    isGood: (value) => value === 'on',
    because: 'a power failure can destroy the database, unless its storage is one that Postgres need not wait for',
    mend: 'ALTER SYSTEM SET fsync = on',
  },
]

/** Checks the settings that hold on the connections of a pool. */
export async function readObjections(pool: Pool, isRealMoney: boolean): Promise<Objections> {
  const needed = isRealMoney ? [...NEEDED, ...DURABLE] : NEEDED
  const expected = isRealMoney ? ON_DISKS : []
  const { rows } = await pool.query<{ setting: string; value: string }>(
    'SELECT setting, current_setting(setting) AS value FROM unnest($1::text[]) AS setting',
    [[...needed, ...expected].map(({ setting }) => setting)],
  )
  const values = new Map(rows.map(({ setting, value }) => [setting, value]))
  const against = (rules: readonly Rule[]) =>
    rules.filter(({ setting, isGood }) => !isGood(values.get(setting) ?? '')).map((rule) => objection(rule, values))
  return { wrong: against(needed), doubtful: against(expected) }
}

function objection({ setting, because, mend }: Rule, values: ReadonlyMap<string, string>): string {
  return `${setting} is "${values.get(setting)}" in the database of DATABASE_URL: ${because}. To mend it: ${mend}`
}

/** Sets it for every connection of the user, whatever the server's own setting is. */
function forRole(setting: string, value: string): string {
  return `ALTER ROLE … SET ${setting} = ${value}`
}
