import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The pages that people read, by their path in the repository. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** The text of a page. */
export function readPage(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8')
}

/** What stands under a heading, up to the next one of its level or above. Throws when there is no such heading. */
export function section(text: string, heading: string): string {
  const lines = text.split('\n')
  const start = lines.indexOf(heading)
  if (start < 0) throw new Error(`There is no heading "${heading}"`)
  const level = heading.indexOf(' ')
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level)
  return rest.slice(0, end < 0 ? rest.length : end).join('\n')
}

/** The cells of every table row, without heads and rules. */
export function tableRows(text: string): string[][] {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  return rows.filter((row, index) => !isRule(row) && !isRule(rows[index + 1] ?? []))
}

/** The code blocks of a language. */
export function codeBlocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    (match) => match[1] ?? '',
  )
}

/** A page's text without its code blocks. */
export function prose(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```$/gm, '')
}

/** The words of a cell that are written as code. */
export function codeWords(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
}

function isRule(row: readonly string[]): boolean {
  return row.length > 0 && row.every((cell) => /^:?-+:?$/.test(cell))
}
