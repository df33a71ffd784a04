/** Characters, including the extension. */
const MAX_LENGTH = 100
const MAX_ENDING = 20
const FALLBACK = 'file'

/**
 * The name of a file in its link: the last part of the buyer's path, reduced to letters and digits of any script and
 * `._-`, with its extension. Never empty, hidden or a path.
 */
export function publicNameOf(filename: string): string {
  const [last = ''] = filename.normalize('NFKC').split(/[/\\]/).slice(-1)
  const safe = last
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    // Not hidden, not `..`, and not a command-line option.
    .replace(/^[.\-\p{M}]+|[.-]+$/gu, '')
  if (safe === '') return FALLBACK
  return shortened(safe)
}

function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= MAX_LENGTH) return name
  const dot = characters.lastIndexOf('.')
  const ending = dot > 0 && characters.length - dot <= MAX_ENDING ? characters.slice(dot) : []
  return [...characters.slice(0, MAX_LENGTH - ending.length), ...ending].join('')
}
