import { hash32, seedOf } from '../kit/random.ts'
import { type IdForm, writeId } from '../worlds/social/ids.ts'
import type { Platform } from '../worlds/social/platform.ts'
import { countUntil, momentOf, type Rhythm } from '../worlds/social/rhythm.ts'
import { HIGHLIGHT_TITLES } from '../worlds/social/words/sentences.ts'
import { mediaUrl } from './addresses.ts'
import { type Found, listOf } from './list.ts'

/** Lifetime of a story. */
const SHOWN_MS = 86_400_000
const STORY: IdForm = { seed: seedOf('story'), radix: 10 }
const HIGHLIGHT: IdForm = { seed: seedOf('highlight'), radix: 10 }

/** An account's current stories, newest first. */
export function storiesOf({ name, accounts }: Platform, account: number, atMs: number): Found {
  const rhythm = accounts.habits.stories(account)
  const count = countUntil(rhythm, atMs)
  const past = countUntil(rhythm, atMs - SHOWN_MS)
  return listOf(count - past, (index) => {
    const shown = shownBy(name, rhythm, STORY, account, count - 1 - index)
    const { atMs: createdMs, ...story } = shown
    return { ...story, expire_time: new Date(createdMs + SHOWN_MS).toISOString() }
  })
}

/** An account's stories kept under titles, newest first. */
export function highlightsOf({ name, accounts }: Platform, account: number, atMs: number): Found {
  const rhythm = accounts.habits.highlights(account)
  const count = countUntil(rhythm, atMs)
  return listOf(count, (index) => {
    const k = count - 1 - index
    const { atMs: _, ...highlight } = shownBy(name, rhythm, HIGHLIGHT, account, k)
    const title = HIGHLIGHT_TITLES[hash32(rhythm.seed, k, 2) % HIGHLIGHT_TITLES.length]!
    return { ...highlight, title, cover_url: mediaUrl(name, `covers/${highlight.id}.jpg`) }
  })
}

function shownBy(platform: string, rhythm: Rhythm, form: IdForm, account: number, k: number) {
  const atMs = momentOf(rhythm, k)
  const id = writeId(form, atMs, { owner: account, k })
  const isVideo = hash32(rhythm.seed, k, 1) % 3 === 0
  return {
    id,
    atMs,
    created_time: new Date(atMs).toISOString(),
    media_url: mediaUrl(platform, `stories/${id}.${isVideo ? 'mp4' : 'jpg'}`),
    media_type: isVideo ? 'video' : 'image',
  }
}
