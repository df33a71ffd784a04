import type { CommandWords, Word } from './words.ts'

/** The completion of fish, for `tollgraph` and for `npx tollgraph`. */
export function fishScript(commands: readonly CommandWords[]): string {
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => quoted(path))
  return `# Completion of tollgraph for fish: npx tollgraph completion fish | source
set -g __tollgraph_paths ${paths.join(' ')}
function __tollgraph_at --argument-names wanted
  set -l words (commandline -opc)
  if test (string split -r -m1 / $words[1])[-1] = npx
    test "$words[2]" = tollgraph; or return 1
    set -e words[1]
  end
  set -e words[1]
  set -l at ''
  for word in $words
    set -l next (string trim "$at $word")
    contains -- $next $__tollgraph_paths; and set at $next
  end
  test "$at" = "$wanted"
end
${['tollgraph', 'npx'].flatMap((program) => commands.flatMap((command) => completions(program, command))).join('\n')}
`
}

function completions(program: string, { path, words, valueOptions }: CommandWords): string[] {
  const start = `complete -c ${program} -n ${quoted(`__tollgraph_at ${quoted(path)}`)}`
  return words.map((word) => {
    const option = valueOptions.find(({ flags }) => flags.includes(word.text))
    if (!option) return `${start} ${plain(word)}`
    const given = option.choices.length > 0 ? `-x -a ${quoted(option.choices.join(' '))}` : '-r'
    return `${start} ${plain(word)} ${given}`
  })
}

function plain({ text, description }: Word): string {
  const what = text.startsWith('--') ? `-l ${text.slice(2)}` : `-f -a ${quoted(text)}`
  return `${what} -d ${quoted(description)}`
}

/** A text as one word of fish, where a backslash is an escape inside quotes too. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
