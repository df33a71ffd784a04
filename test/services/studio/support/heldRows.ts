import type { Pool } from '../../../../prisma/database.ts'
import { promptOf } from './companies.ts'

/** Rows of jobs that nobody can write, so that steps come as far as what they note and no further. */
export interface HeldRows {
  /** Holds the row of a piece of work: how a step of it ends is not noted. */
  holdJob(work: string): Promise<void>
  /** Holds the row by which its price is to go back: the refund is not asked for. */
  holdRefund(work: string): Promise<void>
  /** How many wait for a row. */
  waiting(): Promise<number>
  /** Lets all rows go, once. What waits is not written: whoever would is gone. */
  letGo(): Promise<void>
}

/** A place to hold rows from; none is held yet. */
export async function openHeldRows(pool: Pool): Promise<HeldRows> {
  const holder = await pool.connect()
  await holder.query('BEGIN')
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const waiting = `FROM pg_stat_activity WHERE ${rows[0]?.pid} = ANY (pg_blocking_pids(pid))`
  const ofWork = `FROM kit.job WHERE input #>> '{wish,prompt}' = $1`
  const end = async () => {
    await pool.query(`SELECT pg_terminate_backend(pid, 5000) ${waiting}`)
    await holder.query('ROLLBACK')
    holder.release()
  }
  let ending: Promise<void> | undefined
  return {
    async holdJob(work) {
      await holder.query(`SELECT ${ofWork} FOR UPDATE`, [promptOf(work)])
    },
    async holdRefund(work) {
      // Of two refunds of one name, the second waits for what becomes of the first.
      const refund = `graphile_worker.add_job('ledger.refund', '{}', job_key => 'ledger.refund:' || act_id)`
      await holder.query(`SELECT ${refund} ${ofWork}`, [promptOf(work)])
    },
    waiting: async () => (await pool.query(`SELECT ${waiting}`)).rowCount ?? 0,
    letGo: () => (ending ??= end()),
  }
}
