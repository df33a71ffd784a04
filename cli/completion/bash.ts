import { quoted } from './quote.ts'
import type { CommandWords } from './words.ts'

/** The completion of bash, for `tollgraph` and for `npx tollgraph`. */
export function bashScript(commands: readonly CommandWords[]): string {
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => quoted(` ${path}`))
  return `# Completion of tollgraph for bash: source <(npx tollgraph completion bash)
_tollgraph() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} at='' i=1
  [[ \${COMP_WORDS[0]##*/} == npx ]] && i=2
  for (( ; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${paths.join(' | ')}) at+=" \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at $previous" in
${commands.flatMap(values).join('\n')}
  esac
  case "$at" in
${commands.map(following).join('\n')}
  esac
}
_tollgraph_npx() {
  [[ \${COMP_WORDS[1]} == tollgraph ]] && ((COMP_CWORD > 1)) && _tollgraph
}
complete -o default -F _tollgraph tollgraph
complete -o default -F _tollgraph_npx npx
`
}

/** What follows an option that takes a value: its choices, or whatever the shell completes. */
function values({ path, valueOptions }: CommandWords): string[] {
  return valueOptions.map(({ flags, choices }) => {
    const pattern = flags.map((flag) => quoted(`${prefix(path)} ${flag}`)).join(' | ')
    return `    ${pattern}) ${reply(choices)}; return ;;`
  })
}

function following({ path, words }: CommandWords): string {
  return `    ${quoted(prefix(path))}) ${reply(words.map(({ text }) => text))} ;;`
}

function prefix(path: string): string {
  return path === '' ? '' : ` ${path}`
}

function reply(words: readonly string[]): string {
  return `mapfile -t COMPREPLY < <(compgen -W ${quoted(words.join(' '))} -- "$current")`
}
