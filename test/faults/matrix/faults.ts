import type { FaultsGround } from '../../support/faultsGround.ts'
import { eventually } from '../../support/ledger.ts'
import type { FacilitatorTraps, Misbehaviour } from './traps.ts'

/** What a fault can lay hands on. */
export interface Victim {
  readonly ground: FaultsGround
  readonly traps: FacilitatorTraps
  /** Sets the app's clock ahead of the real one, or behind it; milliseconds. */
  skew(milliseconds: number): void
  /** Ends the app's process by SIGKILL, and starts it again over the same data. */
  kill(): Promise<void>
  restart(): Promise<void>
}

/** Something that goes wrong, and is mended later. */
export interface Fault {
  /** Where nobody hears anything before the end of the fault: resolves when it has done its harm. */
  harm?(victim: Victim): Promise<void>
  happen(victim: Victim): Promise<void>
  end(victim: Victim): Promise<void>
}

/** Every write to the ledger fails as if there were no space for it. */
const DISK_FULL = `
  CREATE FUNCTION fail_as_on_a_full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
  END $$;
  DO $$
  DECLARE ledger_table text;
  BEGIN
    FOREACH ledger_table IN ARRAY ARRAY['payment', 'payment_line', 'payment_transition', 'disbursement'] LOOP
      EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ledger.%I
        FOR EACH STATEMENT EXECUTE FUNCTION fail_as_on_a_full_disk()', ledger_table);
    END LOOP;
  END $$`

/** Runs a change of tables that the app uses meanwhile: Postgres may break either off to end a deadlock. */
async function changeTables({ pool }: FaultsGround, sql: string): Promise<void> {
  await eventually('the tables are changed', async () => {
    try {
      return await pool.query(sql)
    } catch (error) {
      if ((error as { code?: string }).code === '40P01') return null
      throw error
    }
  })
}

const MADE_UP = `0x${'ab'.repeat(32)}`
const MINUTES = 60_000

/** Everything that goes wrong beside the app, in the order of the rounds: the chain's time does not go back. */
export const FAULTS = {
  'the database is cut off': {
    happen: async ({ ground }) => ground.databaseLine.cut(),
    end: async ({ ground }) => ground.databaseLine.restore(),
  },
  'the database ends every connection': {
    async happen({ ground }) {
      await ground.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'tollgraph' AND datname = current_database()`,
      )
    },
    end: async () => {},
  },
  'the database falls silent': {
    happen: async ({ ground }) => ground.databaseLine.silence(),
    async harm({ ground }) {
      await eventually('something is lost', async () => ground.databaseLine.losses > 0)
    },
    end: async ({ ground }) => ground.databaseLine.restore(),
  },
  'the database only reads': {
    happen: ({ ground }) => configure(ground, 'default_transaction_read_only', 'on'),
    end: ({ ground }) => configure(ground, 'default_transaction_read_only', 'off'),
  },
  'the disk of the database is full': {
    happen: ({ ground }) => changeTables(ground, DISK_FULL),
    end: ({ ground }) => changeTables(ground, 'DROP FUNCTION fail_as_on_a_full_disk CASCADE'),
  },
  'the chain is down': {
    happen: async ({ ground }) => ground.chainLine.cut(),
    end: async ({ ground }) => ground.chainLine.restore(),
  },
  'the chain is slow': {
    happen: async ({ ground }) => ground.chainLine.slow(1_500),
    end: async ({ ground }) => ground.chainLine.restore(),
  },
  'the facilitator answers 500': misbehaving(() => ({ status: 500, body: { error: 'out of order' } })),
  'the facilitator does not answer': misbehaving(() => 'hang'),
  'the facilitator makes a transaction up': misbehaving(({ moment }) =>
    moment === 'verify' ? null : claiming(MADE_UP),
  ),
  'the facilitator names the transaction of another payment': {
    async happen({ ground, traps }) {
      const { rows } = await ground.pool.query(
        'SELECT transaction_hash FROM ledger.payment WHERE transaction_hash IS NOT NULL LIMIT 1',
      )
      traps.misbehaviour = ({ moment }) => (moment === 'verify' ? null : claiming(rows[0].transaction_hash))
    },
    end: behave,
  },
  'the facilitator settles, and says that it refused': misbehaving(({ moment }) =>
    moment === 'settled' ? refusing('insufficient_funds') : null,
  ),
  'the facilitator settles, and says another amount': misbehaving(({ moment, settlement }) =>
    moment === 'settled' && settlement?.kind === 'settled' ? claiming(settlement.transaction, '1') : null,
  ),
  "the app's clock is ahead": clockOf(10 * MINUTES),
  "the app's clock is behind": clockOf(-10 * MINUTES),
  "the chain's time is ahead": {
    async happen({ ground }) {
      // Adds up over the rounds of a row, and a challenge is good for five minutes.
      await ground.node.increaseTime({ seconds: 80 })
      await ground.node.mine({ blocks: 1 })
    },
    end: async () => {},
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

/** The app's own death. */
export const KILLED: Fault = {
  happen: ({ kill }) => kill(),
  end: ({ restart }) => restart(),
}

/** Changes a setting of the whole server, for the transactions that begin after it. */
async function configure({ pool }: FaultsGround, name: string, value: string): Promise<void> {
  await pool.query(`ALTER SYSTEM SET ${name} = ${value}`)
  await pool.query('SELECT pg_reload_conf()')
  await eventually(`${name} is ${value}`, async () => {
    const { rows } = await pool.query('SELECT current_setting($1) AS value', [name])
    return rows[0].value === value
  })
}

function misbehaving(misbehaviour: Misbehaviour): Fault {
  return {
    async happen({ traps }) {
      traps.misbehaviour = misbehaviour
    },
    end: behave,
  }
}

async function behave({ traps }: Pick<Victim, 'traps'>): Promise<void> {
  traps.misbehaviour = () => null
}

function clockOf(skew: number): Fault {
  return {
    happen: async (victim) => victim.skew(skew),
    end: async (victim) => victim.skew(0),
  }
}

function claiming(transaction: string, amount?: string) {
  return { status: 200, body: { success: true, transaction, amount, network: 'eip155:84532' } }
}

function refusing(errorReason: string) {
  return { status: 200, body: { success: false, errorReason, transaction: '', network: 'eip155:84532' } }
}
