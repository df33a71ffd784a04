import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** A file of the site that is measured. */
export interface SiteFile {
  /** Below the root, without a slash in front. */
  readonly path: string
  readonly content: Buffer
  /** As a static server finds it beside the file; null where packing is of no use. */
  readonly gzip: Buffer | null
}

const FILES = 500
/** Bytes. */
const SMALLEST = 1_000
const LARGEST = 200_000

/** What sites are made of; pictures and fonts are packed already. */
const ENDINGS = ['html', 'css', 'js', 'svg', 'png', 'js', 'webp', 'json', 'html', 'woff2'] as const
const PACKED: ReadonlySet<string> = new Set(['png', 'webp', 'woff2'])

/** 500 files of 1 to 200 kB, many small and few large ones: their sizes grow by the same factor each. */
export function makeSite(): readonly SiteFile[] {
  return Array.from({ length: FILES }, (_, index) => {
    const size = Math.round(SMALLEST * (LARGEST / SMALLEST) ** (index / (FILES - 1)))
    const ending = ENDINGS[index % ENDINGS.length] as (typeof ENDINGS)[number]
    const isPacked = PACKED.has(ending)
    const content = isPacked ? randomBytes(size) : textOf(size)
    // Several folders: a zip of a single one is taken as what is in that.
    const path = `${index % 10 < 5 ? 'pages' : 'assets'}/${String(index).padStart(3, '0')}.${ending}`
    return { path, content, gzip: isPacked ? null : gzipSync(content) }
  })
}

const WORDS =
  'the harbour lantern of a small town shines over ships that come home before { rain: 12px; } </p> <p> return'

/** Text that packs about as well as that of pages: words in no order. */
function textOf(size: number): Buffer {
  const words = WORDS.split(' ')
  const picks = randomBytes(size)
  const text = Array.from(picks, (pick) => words[pick % words.length]).join(' ')
  return Buffer.from(text.slice(0, size))
}
