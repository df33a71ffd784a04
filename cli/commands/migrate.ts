import type { Command } from 'commander'
import { newCommand, withExamples } from '../command.ts'
import type { Terminal } from '../terminal.ts'

/** `migrate`: applies the migrations of this version, as a step of its own before its first start. */
export function migrateCommand(terminal: Terminal): Command {
  const migrate = newCommand(
    terminal,
    'migrate',
    'Applies the migrations of this version to the database of DATABASE_URL.',
  ).action(async () => {
    const [{ readSettings }, { withDatabase }, { applyMigrations }, { prepareJobTables }, { pino }] = await Promise.all(
      [
        import('../settings.ts'),
        import('../database.ts'),
        import('../../prisma/migrate.ts'),
        import('../../router/jobs/worker.ts'),
        import('pino'),
      ],
    )
    const applied = await withDatabase(readSettings().router, async ({ pool }) => {
      const names = await applyMigrations(pool, { onProgress: (line) => terminal.tell(line) })
      await prepareJobTables(pool, pino({ level: 'silent' }))
      return names
    })
    await terminal.print(
      applied.length > 0 ? applied.map((name) => `applied ${name}\n`).join('') : 'nothing to apply\n',
    )
  })
  return withExamples(migrate, 'tollgraph migrate')
}
