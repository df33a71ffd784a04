import { Argument, type Command } from 'commander'
import { newCommand, withExamples } from '../command.ts'
import type { CommandWords } from '../completion/words.ts'
import type { Terminal } from '../terminal.ts'

type Shell = 'bash' | 'zsh' | 'fish'

/** `completion`: completes commands, options and their values in a shell. */
export function completionCommand(terminal: Terminal): Command {
  const completion: Command = newCommand(
    terminal,
    'completion',
    'Prints the completion of this command line for a shell.',
  )
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: Shell) => {
      const { commandWords } = await import('../completion/words.ts')
      if (!completion.parent) throw new Error('completion is a command of tollgraph')
      await terminal.print((await scriptOf(shell))(commandWords(completion.parent)))
    })
  return withExamples(
    completion,
    'tollgraph completion bash >> ~/.bashrc',
    'tollgraph completion fish > ~/.config/fish/conf.d/tollgraph.fish',
  )
}

/** What writes the script of a shell. */
async function scriptOf(shell: Shell): Promise<(commands: readonly CommandWords[]) => string> {
  switch (shell) {
    case 'bash':
      return (await import('../completion/bash.ts')).bashScript
    case 'zsh':
      return (await import('../completion/zsh.ts')).zshScript
    case 'fish':
      return (await import('../completion/fish.ts')).fishScript
  }
}
