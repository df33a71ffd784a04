import type { Command } from 'commander'
import { abuseActions, countRefused, suspensions } from '../../subgraphs/kit/abuse/actions.ts'
import { newCommand, withExamples } from '../command.ts'
import { countArgument, jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { table } from '../output/table.ts'
import { moment } from '../output/time.ts'
import { withLedger } from '../payments/open.ts'
import type { Terminal } from '../terminal.ts'

const NOW = [{ title: 'SINCE (UTC)' }, { title: 'KIND' }, { title: 'ID' }, { title: 'BY' }, { title: 'WHY' }] as const
const PAST = [
  { title: 'AT (UTC)' },
  { title: 'ACTION' },
  { title: 'KIND' },
  { title: 'ID' },
  { title: 'BY' },
  { title: 'WHY' },
] as const
const MOST = 10_000

interface Options {
  readonly log?: number
  readonly json?: true
}

/** `suspensions`: lists suspensions, and with `--log` every change and its author. */
export function suspensionsCommand(terminal: Terminal): Command {
  const command = newCommand(terminal, 'suspensions', 'Lists what is suspended, and who suspended or refused what.')
    .option('--log <count>', 'the latest changes instead, those of refused addresses too', countArgument(MOST))
    .addOption(jsonOption())
    .action(({ log, json }: Options) => (log === undefined ? printNow(terminal, json) : printPast(terminal, log, json)))
  return withExamples(command, 'tollgraph suspensions', 'tollgraph suspensions --log 20')
}

async function printNow(terminal: Terminal, json?: true): Promise<void> {
  const { list, refused } = await withLedger(async (pool) => ({
    list: await suspensions(pool),
    refused: await countRefused(pool),
  }))
  if (json) return terminal.print(jsonText({ suspensions: list, refusedAddresses: refused }))
  const rows = list.map(({ since, kind, target, by, reason }) => [moment(since), kind, target, by, reason])
  if (rows.length > 0) await terminal.print(table(NOW, rows))
  else terminal.tell('Nothing is suspended.')
  terminal.tell(`Refused addresses: ${refused}`)
}

async function printPast(terminal: Terminal, count: number, json?: true): Promise<void> {
  const actions = await withLedger((pool) => abuseActions(pool, count))
  if (json) return terminal.print(jsonText(actions))
  const rows = actions.map(({ at, action, kind, target, by, reason }) => [moment(at), action, kind, target, by, reason])
  if (rows.length > 0) await terminal.print(table(PAST, rows))
  else terminal.tell('Nothing has been suspended or refused yet.')
}
