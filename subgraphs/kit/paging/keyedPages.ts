import { z } from 'zod'
import type { KitContext } from '../service/context.ts'
import type { PageInfo } from './connection.ts'
import type { PageArgs } from './page.ts'
import { type ListName, openCursor, sealCursor } from './sealedCursor.ts'

/** A page of a company's list, and the key of the next; null at the end. */
export interface KeyedPage<Item> {
  readonly items: readonly Item[]
  readonly pageKey: string | null
}

/** A page of the graph's list, cut out of the company's. */
export interface CutPage<Item> {
  readonly items: readonly Item[]
  readonly pageInfo: PageInfo
}

/** The key of a company's page (null for the first), and how many of its items precede. */
const Place = z.tuple([z.string().nullable(), z.int().min(0)])
type Place = z.output<typeof Place>

/** Maximum pages of the company for one of ours: some companies return pages that are nearly empty. */
const MOST_PAGES = 5

/**
 * The next `first` items of a list that a company returns in pages of its own length. Throws BadInput for a cursor that does
 * not belong to the list.
 */
export async function cutPage<Item>(
  { cursorKeys }: Pick<KitContext, 'cursorKeys'>,
  list: ListName,
  { first, after }: PageArgs,
  read: (pageKey: string | null) => Promise<KeyedPage<Item>>,
): Promise<CutPage<Item>> {
  const given = openCursor(cursorKeys, list, after)
  let place: Place | null = given === null ? [null, 0] : Place.parse(JSON.parse(given))
  const found: { readonly item: Item; readonly next: Place }[] = []
  for (let pages = 0; place && found.length < first && pages < MOST_PAGES; pages++) {
    const key: string | null = place[0]
    const skip: number = place[1]
    const page: KeyedPage<Item> = await read(key)
    const rest = page.items.slice(skip, skip + first - found.length)
    found.push(...rest.map((item, index) => ({ item, next: [key, skip + index + 1] satisfies Place })))
    const passed: number = skip + rest.length
    const following: Place | null = page.pageKey === null ? null : [page.pageKey, 0]
    place = passed < page.items.length ? [key, passed] : following
  }
  const cursor = (at: Place | undefined) => (at ? sealCursor(cursorKeys, list, JSON.stringify(at)) : null)
  return {
    items: found.map(({ item }) => item),
    pageInfo: {
      hasNextPage: place !== null,
      hasPreviousPage: given !== null,
      startCursor: cursor(found[0]?.next),
      endCursor: cursor(place ?? found.at(-1)?.next),
    },
  }
}
