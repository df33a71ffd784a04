import { parseArgs } from 'node:util'

/** What a start is asked to do. */
export type StartArguments =
  | { readonly kind: 'router'; readonly isVerbose: boolean }
  | { readonly kind: 'subgraph'; readonly name: string }
  | { readonly kind: 'help' }
  /** Arguments that a start does not know; `message` says which. */
  | { readonly kind: 'misuse'; readonly message: string }

/** Reads the arguments after the program. `services` are the names that `subgraph` takes. */
export function readArguments(args: readonly string[], services: readonly string[]): StartArguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, verbose: { type: 'boolean' } },
    })
    const [command, name, ...rest] = positionals
    if (values.help || command === 'help') return { kind: 'help' }
    if (command === undefined) return { kind: 'router', isVerbose: values.verbose ?? false }
    if (command !== 'subgraph') return misuse(`There is no command ${command} here.`)
    if (name === undefined || rest.length > 0) return misuse('subgraph takes the name of one service.')
    if (!services.includes(name)) return misuse(`There is no service ${name}; there are ${services.join(', ')}.`)
    return { kind: 'subgraph', name }
  } catch (error) {
    return misuse((error as Error).message)
  }
}

function misuse(message: string): StartArguments {
  return { kind: 'misuse', message }
}

/** The usage of a start. */
export function usage(services: readonly string[]): string {
  return `npm start                        starts the router with all services
npm start -- --verbose           and lists each provider: live, stand-in or off
npm start -- subgraph <service>  starts one service in a process of its own:
                                 ${services.join(', ')}
npm start -- --help              shows this

Settings are environment variables or lines of .env: docs/settings.md.
All other commands: npx tollgraph --help`
}
