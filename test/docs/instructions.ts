import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A block of code, and where the sentence above it says that the block goes. */
export interface Instruction {
  readonly file: string
  readonly place: 'new file' | 'top' | 'end' | { readonly afterLine: string }
  readonly code: string
}

/** What the sentence above a block may say. */
const SENTENCES: readonly [RegExp, (file: string, line: string) => Omit<Instruction, 'code'>][] = [
  [/A new file, `([^`]+)`/, (file) => ({ file, place: 'new file' })],
  [/At the top of `([^`]+)`/, (file) => ({ file, place: 'top' })],
  [/At the end of `([^`]+)`/, (file) => ({ file, place: 'end' })],
  [/In `([^`]+)`, after the line `([^`]+)`/, (file, line) => ({ file, place: { afterLine: line } })],
]

/** The instructions of a page, in its order: each block whose paragraph above names a file and a place in it. */
export function instructionsOf(page: string): Instruction[] {
  return [...page.matchAll(/([^\n]+(?:\n[^\n]+)*)\n\n```\w+\n([\s\S]*?)^```$/gm)].flatMap(
    ([, paragraph = '', code = '']) => {
      for (const [sentence, read] of SENTENCES) {
        const match = sentence.exec(paragraph)
        if (match) return [{ ...read(match[1] ?? '', match[2] ?? ''), code }]
      }
      return []
    },
  )
}

/** Carries one out in a checkout. Throws when the file has no such line, or has it more than once. */
export async function follow({ file, place, code }: Instruction, checkout: string): Promise<void> {
  const path = join(checkout, file)
  if (place === 'new file') return writeFile(path, code, { flag: 'wx' })
  const text = await readFile(path, 'utf8')
  if (place === 'top') return writeFile(path, code + text)
  if (place === 'end') return writeFile(path, `${text}\n${code}`)
  const lines = text.split('\n')
  const found = lines.flatMap((line, index) => (line.trim() === place.afterLine ? [index] : []))
  const [at] = found
  if (at === undefined || found.length > 1) throw new Error(`${file} has ${found.length} lines "${place.afterLine}"`)
  lines.splice(at + 1, 0, code.trimEnd())
  return writeFile(path, lines.join('\n'))
}
