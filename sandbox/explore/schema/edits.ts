/** A replacement of a part of a text. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Applies edits that do not overlap; their positions are those of the original text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const fromTheEnd = edits.toSorted((one, other) => other.from - one.from)
  return fromTheEnd.reduce((edited, { from, to, text }) => edited.slice(0, from) + text + edited.slice(to), text)
}

/** The edit that removes a part of a text: with its line where nothing else stands on it. */
export function removal(text: string, from: number, to: number): Edit {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const after = /^[\t ,]*/.exec(text.slice(to))?.[0].length ?? 0
  const end = to + after
  const isAlone = text.slice(lineStart, from).trim() === '' && (end === text.length || text[end] === '\n')
  return isAlone ? { from: lineStart, to: Math.min(end + 1, text.length), text: '' } : { from, to: end, text: '' }
}
