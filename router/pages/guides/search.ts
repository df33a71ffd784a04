import type { GuideSection, RenderedGuide } from './render.ts'

/** A section that a search found. */
export interface FoundSection {
  readonly guide: string
  readonly title: string
  readonly section: GuideSection
  /** The text around the first word that was searched for. */
  readonly excerpt: string
}

/** Most results of a search, and the length of an excerpt in characters. */
const MOST = 20
const EXCERPT = 200

/** The sections that contain every word of a query, those with most of them in their heading first. */
export function searchGuides(guides: ReadonlyMap<string, RenderedGuide>, query: string): readonly FoundSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = [...guides].flatMap(([guide, { sections, title }]) =>
    sections.flatMap((section) => {
      const heading = `${title} ${section.heading}`.toLowerCase()
      const all = `${heading} ${section.text.toLowerCase()}`
      if (!words.every((word) => all.includes(word))) return []
      const score = words.filter((word) => heading.includes(word)).length
      return [{ score, guide, title, section, excerpt: excerptOf(section.text, words) }]
    }),
  )
  return found.sort((one, other) => other.score - one.score).slice(0, MOST)
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const at = Math.min(...words.map((word) => lower.indexOf(word)).filter((index) => index >= 0), text.length)
  const from = Math.max(0, at - EXCERPT / 4)
  const part = text.slice(from, from + EXCERPT)
  return `${from > 0 ? '…' : ''}${part}${from + EXCERPT < text.length ? '…' : ''}`
}
