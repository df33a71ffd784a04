import { readPage } from '../markdown.ts'

/** A fenced block of a page. */
export interface Block {
  /** The page's path in the repository. */
  readonly page: string
  /** The line of its fence, from 1. */
  readonly line: number
  /** The word after the fence; empty where there is none. */
  readonly language: string
  readonly text: string
  /** The heading that it stands under; empty above the first. */
  readonly heading: string
}

const FENCE = /^( *)```([^\n`]*)$/

/** All blocks of a page, in its order. Throws when a fence is not closed. */
export function blocksOf(page: string): Block[] {
  const lines = readPage(page).split('\n')
  const blocks: Block[] = []
  let heading = ''
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (/^#+ /.test(line)) heading = line
    const [fence, indent = '', language = ''] = FENCE.exec(line) ?? []
    if (fence === undefined) continue
    const end = lines.indexOf(`${indent}\`\`\``, at + 1)
    if (end < 0) throw new Error(`${page}:${at + 1} opens a block that is not closed`)
    const text = lines.slice(at + 1, end).map((inner) => inner.slice(indent.length))
    blocks.push({ page, line: at + 1, language, text: `${text.join('\n')}\n`, heading })
    at = end
  }
  return blocks
}

/** How a block is called in the titles of tests. */
export function nameOf({ page, line, language }: Block): string {
  return `${page}:${line} ${language || 'text'}`
}
