import { asUnreachable } from '../../prisma/unreachable.ts'
import type { RouterSettings } from '../../router/config/settings.ts'
import { NoDatabaseYet, withDatabase } from '../database.ts'
import { checkDatabaseClock } from './clock.ts'
import { bad, type Finding, good } from './finding.ts'
import { checkMigrations } from './migrations.ts'

/** Checks that the database answers, has our tables, and has the same time. */
export async function checkDatabase(settings: RouterSettings): Promise<Finding[]> {
  const what = settings.DATABASE_URL ? 'the one of DATABASE_URL' : 'the embedded one'
  try {
    return await withDatabase(settings, async ({ pool }) => [
      good('database', `${what} answers`),
      await checkMigrations(pool),
      await checkDatabaseClock(pool),
    ])
  } catch (error) {
    if (error instanceof NoDatabaseYet) return [good('database', `${what} will be made at the first start`)]
    const { reason, advice } = asUnreachable(error)
    const help = settings.DATABASE_URL ? advice : `see ${settings.DATA_DIR}/postgres.log`
    return [bad('database', `${what} cannot be used: ${reason}`, help)]
  }
}
