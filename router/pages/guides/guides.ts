import { readFile } from 'node:fs/promises'
import { lazily } from '../../../subgraphs/kit/async/lazily.ts'
import type { Picture } from '../pageAnswer.ts'
import { fileOf, GUIDE_NAMES } from './contents.ts'
import { type GuideFrame, guidePage, guidesPage } from './page.ts'
import type { RenderedGuide } from './render.ts'
import { searchGuides } from './search.ts'

/** The project's folder. */
const ROOT = new URL('../../../', import.meta.url)
/** Pictures of the guides; no other file is served. */
const IMAGE = /^images\/[a-z-]+\.(png|svg)$/
/** Longest search, in characters. */
const MAX_QUERY = 200

/** The files in `docs/` as pages, read and rendered at the first visit. */
export interface Guides {
  /** The page of a path below `guides/`: a guide's name, or empty for the list and for searches. Null when there is none. */
  page(path: string, query: string, frame: Omit<GuideFrame, 'guides'>): Promise<string | null>
  /** A picture below `guides/`; null when there is none. */
  image(path: string): Promise<Picture | null>
}

export function openGuides(): Guides {
  const rendered = lazily(renderAll)
  return {
    async page(path, query, frame) {
      const guides = await rendered()
      const words = query.slice(0, MAX_QUERY).trim()
      if (path === '') return guidesPage({ ...frame, guides }, words, searchGuides(guides, words))
      const guide = guides.get(path)
      return guide ? guidePage(path, guide, { ...frame, guides }) : null
    },
    image: readPicture,
  }
}

async function readPicture(path: string): Promise<Picture | null> {
  const [, kind] = IMAGE.exec(path) ?? []
  if (kind !== 'png' && kind !== 'svg') return null
  const content = await readFile(new URL(`docs/${path}`, ROOT)).catch(() => null)
  return content && { content, kind }
}

async function renderAll(): Promise<ReadonlyMap<string, RenderedGuide>> {
  const { renderGuide } = await import('./render.ts')
  const guides = GUIDE_NAMES.map(async (name) => {
    const markdown = await readFile(new URL(fileOf(name), ROOT), 'utf8')
    return [name, renderGuide(markdown)] as const
  })
  return new Map(await Promise.all(guides))
}
