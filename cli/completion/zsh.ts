import { quoted } from './quote.ts'
import type { CommandWords, Word } from './words.ts'

/** The completion of zsh, for `tollgraph` and for `npx tollgraph`. */
export function zshScript(commands: readonly CommandWords[]): string {
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => quoted(` ${path}`))
  return `# Completion of tollgraph for zsh, after compinit: source <(npx tollgraph completion zsh)
_tollgraph() {
  local -a candidates
  local at='' i first=2
  [[ \${words[1]:t} == npx ]] && first=3
  for ((i = first; i < CURRENT; i++)); do
    case "$at \${words[i]}" in
      (${paths.join(' | ')}) at+=" \${words[i]}" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${commands.flatMap(values).join('\n')}
  esac
  case "$at" in
${commands.map(following).join('\n')}
  esac
  _describe tollgraph candidates
}
_tollgraph_npx() {
  if [[ \${words[2]} == tollgraph ]] && ((CURRENT > 2)); then _tollgraph; else _default; fi
}
compdef _tollgraph tollgraph
compdef _tollgraph_npx npx
`
}

/** What follows an option that takes a value: its choices, or files. */
function values({ path, valueOptions }: CommandWords): string[] {
  return valueOptions.map(({ flags, choices }) => {
    const pattern = flags.map((flag) => quoted(`${prefix(path)} ${flag}`)).join(' | ')
    const action = choices.length > 0 ? `compadd -- ${choices.map(quoted).join(' ')}` : '_files'
    return `    (${pattern}) ${action}; return ;;`
  })
}

function following({ path, words }: CommandWords): string {
  return `    (${quoted(prefix(path))}) candidates=(${words.map(candidate).join(' ')}) ;;`
}

/** \`_describe\` splits word and description at the first colon that is not escaped. */
function candidate({ text, description }: Word): string {
  return quoted(`${text.replaceAll(':', '\\:')}:${description}`)
}

function prefix(path: string): string {
  return path === '' ? '' : ` ${path}`
}
