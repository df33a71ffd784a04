import type { Command } from 'commander'
import { newCommand, withExamples } from '../command.ts'
import type { Finding } from '../doctor/finding.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { printable } from '../output/printable.ts'
import type { Terminal } from '../terminal.ts'

/** `doctor`: checks an installation for every known problem, and advises on each. */
export function doctorCommand(terminal: Terminal): Command {
  const doctor = newCommand(
    terminal,
    'doctor',
    'Checks settings, machine, database, chain, money, ports, providers and subgraphs; changes nothing.',
  )
    .addOption(jsonOption())
    .option('--live', 'makes one real call to each configured company, which may cost money there')
    .action(async ({ json, live }: { readonly json?: true; readonly live?: true }) => {
      const { examine } = await import('../doctor/examine.ts')
      const findings = await examine(live)
      if (findings.some(({ level }) => level === 'bad')) terminal.fail()
      await terminal.print(json ? jsonText(findings) : findings.map((finding) => line(finding, terminal)).join(''))
    })
  return withExamples(doctor, 'tollgraph doctor', 'tollgraph doctor --live')
}

function line({ level, subject, text, advice }: Finding, { paint }: Terminal): string {
  const marks = { good: paint.green('✓'), warning: paint.yellow('!'), bad: paint.red('✗') }
  const what = printable(`${subject}: ${text}`)
  return `${marks[level]} ${what}\n${advice ? `    ${printable(advice)}\n` : ''}`
}
