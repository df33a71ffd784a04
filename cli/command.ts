import { Command } from 'commander'
import type { Terminal } from './terminal.ts'

/** A command with our conventions: it never ends the process, and reports misuse in one sentence. */
export function newCommand(terminal: Terminal, name: string, summary: string): Command {
  const command = new Command(name)
  return command
    .description(summary)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void process.stdout.write(text),
      writeErr: (text) => void process.stderr.write(text),
      outputError: (text) => terminal.tell(`${sentence(text)}; see: npx ${pathOf(command)} --help`),
    })
}

/** Appends usage examples below the options. */
export function withExamples(command: Command, ...examples: readonly string[]): Command {
  const title = examples.length === 1 ? 'Example:' : 'Examples:'
  return command.addHelpText('after', `\n${[title, ...examples.map((example) => `  $ npx ${example}`)].join('\n')}`)
}

/** commander writes `error: …` and, on the next line, a suggestion. */
function sentence(text: string): string {
  const words = text
    .trim()
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .replace(/\s*\n\s*/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
}
