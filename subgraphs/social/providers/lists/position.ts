import { z } from 'zod'
import { BadInput } from '../../../../schema/errors.ts'
import type { Item } from '../../items.ts'
import type { AnswerPage, Question } from '../provider.ts'

/** One page as the company cuts it. */
export interface CompanyPage {
  readonly items: readonly Item[]
  /** The company's cursor of its next page; null on the last. */
  readonly next: string | null
}

/** Where an answer begins: at a page of the company, behind its first items, after as many items in all. */
interface Position {
  readonly at: string | null
  readonly skip: number
  readonly given: number
}

const Written = z.tuple([z.string().nullable(), z.int().min(0), z.int().min(0)])
const PAGE = 50
/** Most pages of the company in one answer: some have three items, and each costs the operator. */
const MOST_PAGES = 4
/** Members that limit a list over all of its pages. */
const LIMITS = ['max_posts', 'max_comments', 'max_followers', 'max_profiles']

/**
 * One page of the caller's size out of the company's pages, which have sizes of their own. Items that the company lists
 * twice are given once.
 *
 * @param read the company's page at its cursor; null: the first
 */
export async function pageOf(
  { input }: Question,
  cursor: string | null,
  read: (at: string | null) => Promise<CompanyPage>,
): Promise<AnswerPage> {
  let place = readPosition(cursor)
  const before = place.given
  const size = Math.min(wholeOf(input.max_page_size) ?? PAGE, limitOf(input) - before)
  const items = new Map<string, Item>()
  for (let pages = 0; pages < MOST_PAGES && items.size < size; pages++) {
    const page = await read(place.at)
    const rest = page.items.slice(place.skip)
    let taken = 0
    for (const item of rest) {
      if (items.size === size) break
      items.set(item.id, item)
      taken += 1
    }
    const given = before + items.size
    if (taken < rest.length) place = { at: place.at, skip: place.skip + taken, given }
    else if (page.next === null || page.next === place.at) return { items: [...items.values()], cursor: null }
    else place = { at: page.next, skip: 0, given }
  }
  const isAtLimit = place.given >= limitOf(input)
  return { items: [...items.values()], cursor: isAtLimit ? null : JSON.stringify([place.at, place.skip, place.given]) }
}

function readPosition(cursor: string | null): Position {
  if (cursor === null) return { at: null, skip: 0, given: 0 }
  const read = Written.safeParse(parsed(cursor))
  if (!read.success) throw new BadInput('is not a cursor of this list', ['cursor'])
  const [at, skip, given] = read.data
  return { at, skip, given }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function limitOf(input: Question['input']): number {
  return Math.min(...LIMITS.map((name) => wholeOf(input[name]) ?? Number.MAX_SAFE_INTEGER))
}

function wholeOf(value: string | number | undefined): number | null {
  return typeof value === 'number' ? value : null
}
