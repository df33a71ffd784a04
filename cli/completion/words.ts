import type { Argument, Command, Option } from 'commander'

/** A word that may follow, and what it means. */
export interface Word {
  readonly text: string
  readonly description: string
}

/** An option of a command that takes a value. */
export interface ValueOption {
  /** All its spellings, such as `-s` and `--service`. */
  readonly flags: readonly string[]
  /** The values that it takes; empty for any. */
  readonly choices: readonly string[]
}

/** What may follow a command on the command line. */
export interface CommandWords {
  /** The words of the command after `tollgraph`, such as `payments list`; empty for `tollgraph` itself. */
  readonly path: string
  /** Its subcommands, its options, and the choices of its arguments. */
  readonly words: readonly Word[]
  readonly valueOptions: readonly ValueOption[]
}

/** Lists what may follow each command below `command`, itself included. */
export function commandWords(command: Command, path: readonly string[] = []): CommandWords[] {
  const { commands, options, registeredArguments } = command
  const own: CommandWords = {
    path: path.join(' '),
    words: [
      ...commands.map((below) => ({ text: below.name(), description: below.description() })),
      ...registeredArguments.flatMap(argumentWords),
      ...options.filter(({ hidden }) => !hidden).map(optionWord),
      { text: '--help', description: 'display help for command' },
    ],
    valueOptions: options.filter(({ required, optional }) => required || optional).map(valueOption),
  }
  return [own, ...commands.flatMap((below) => commandWords(below, [...path, below.name()]))]
}

function argumentWords({ argChoices, description }: Argument): Word[] {
  return (argChoices ?? []).map((text) => ({ text, description }))
}

function optionWord({ long, short, description }: Option): Word {
  return { text: long ?? short ?? '', description }
}

function valueOption({ long, short, argChoices }: Option): ValueOption {
  return { flags: [short, long].filter((flag) => flag !== undefined), choices: argChoices ?? [] }
}
