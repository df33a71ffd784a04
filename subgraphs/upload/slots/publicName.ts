/** In characters, the ending included. */
const MAX_LENGTH = 100
const MAX_ENDING = 20
const FALLBACK = 'file'

/**
 * The name that a file has in its link: the last part of the path that the buyer wrote, in letters, digits and `._-` of
 * whatever script, with its ending. Never empty, hidden or a path.
 */
export function publicNameOf(filename: string): string {
  const [last = ''] = filename.normalize('NFKC').split(/[/\\]/).slice(-1)
  const safe = last
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    // Neither hidden, nor `..`, nor an option of some command.
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
