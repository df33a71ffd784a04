import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Keys } from '../../subgraphs/kit/keys/keys.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { seedOf } from '../kit/random.ts'
import { type Claim, type ClipWork, type PictureWork, readClaim, writeClaim } from './claim.ts'
import { fateOf } from './fate.ts'
import { type Given, openGivenStore } from './givenStore.ts'
import { openQueue } from './queue.ts'
import type { ClipImages } from './rendering/clipOrder.ts'
import { renderPicture } from './rendering/picture.ts'

interface Asked {
  readonly prompt: string
  /** Other parameters that affect the result. */
  readonly traits: readonly (string | number | boolean | null)[]
}

/** A parsed video request. */
export interface ClipRequest extends Asked, Omit<ClipWork, 'seed' | 'words'> {
  readonly images: ClipImages
}

/** A parsed picture request. */
export interface PictureRequest extends Asked, Omit<PictureWork, 'seed' | 'words'> {
  /** Pictures to edit; empty for a picture from text alone. */
  readonly sources: readonly Buffer[]
}

/** The current state of an order. */
export interface Work {
  readonly state: 'WAITING' | 'RUNNING' | 'DONE' | 'REFUSED' | 'FAILED'
  /** Progress in percent. */
  readonly progress: number
  readonly claim: Claim
  /** The file; waits until it is done. */
  file(): Promise<Buffer>
}

/** Renders the media of all stand-ins, so that together they limit their CPU use. */
export interface Workshop {
  /** Renders a picture synchronously for the caller. */
  picture(request: PictureRequest): Promise<Buffer>
  /** Starts work and returns its id. */
  begin(request: ClipRequest | PictureRequest): Promise<string>
  /** Finds work by id, starting it here if necessary; null for an invalid or expired id. */
  find(id: string): Promise<Work | null>
  now(): Date
  /** Cancels running work. */
  stop(): void
}

/** Options of a workshop. */
export interface WorkshopOptions {
  /** The world's seed. */
  readonly seed: string
  /** Signs ids; equal in all processes. */
  readonly key: Keys
  /** Stores input pictures; shared by all processes. */
  readonly blobs: BlobStore
  readonly log: Logger
  now(): Date
}

interface Making {
  readonly file: Promise<Buffer>
  readonly stage: Stage
}

interface Stage {
  hasBegun: boolean
  /** Progress in percent. */
  progress: number
}

/** Concurrent renderings. */
const AT_ONCE = { picture: 2, clip: 1 } as const
/** Cache size of finished work, in bytes. */
const MOST_MADE = 96_000_000
/** Number of failed orders remembered. */
const MOST_BROKEN = 1_000
/** Characters of a prompt that are stored for the label. */
const WORDS = 160

/** Opens a workshop. */
export function openWorkshop({ seed, key, blobs, log, now }: WorkshopOptions): Workshop {
  const turns = { picture: openQueue(AT_ONCE.picture), clip: openQueue(AT_ONCE.clip) }
  const end = new AbortController()
  const store = openGivenStore(blobs, now)
  const made = new LRUCache<string, Buffer>({ maxSize: MOST_MADE, sizeCalculation: ({ length }) => length })
  const broken = new LRUCache<string, true>({ max: MOST_BROKEN })
  const making = new Map<string, Making>()

  function render(work: Claim['work'], given: Given, stage: Stage): Promise<Buffer> {
    return turns[work.kind](async () => {
      end.signal.throwIfAborted()
      stage.hasBegun = true
      const progressed = (share: number) => {
        stage.progress = Math.round(share * 100)
      }
      if (work.kind === 'picture') return renderPicture({ ...work, sources: given.filter((one) => one !== null) })
      const [first = null, last = null, ...references] = given
      const images = { first, last, references: references.filter((one) => one !== null) }
      // Imported on demand: the video libraries load slowly.
      const { renderClip } = await import('./rendering/clip.ts')
      return renderClip({ ...work, images }, { signal: end.signal, progressed })
    })
  }

  function make(id: string, work: Claim['work'], given: Given): Making {
    const stage: Stage = { hasBegun: false, progress: 0 }
    const file = render(work, given, stage)
    const one = { file, stage }
    making.set(id, one)
    file
      .then((bytes) => made.set(id, bytes))
      .catch((error: unknown) => {
        broken.set(id, true)
        if (!end.signal.aborted) log.warn({ err: error }, 'A stand-in could not make what was ordered')
      })
      .finally(() => making.delete(id))
    return one
  }

  async function find(id: string): Promise<Work | null> {
    const claim = readClaim(id, key)
    if (!claim) return null
    const fate = broken.has(id) ? 'FAILED' : claim.fate
    if (fate !== 'MADE') return { state: fate, progress: 100, claim, file: noFile }
    const kept = made.get(id)
    if (kept) return { state: 'DONE', progress: 100, claim, file: async () => kept }
    const given = making.has(id) || claim.given === null ? [] : await store.open(claim.given)
    if (!given) return null
    const { stage, file } = making.get(id) ?? make(id, claim.work, given)
    return { state: stage.hasBegun ? 'RUNNING' : 'WAITING', progress: stage.progress, claim, file: () => file }
  }

  return {
    find,
    now,
    async begin(request) {
      const { work, given, prompt } = understand(request, seed)
      const claim = { at: now().getTime(), fate: fateOf(prompt), given: await store.keep(given), work }
      const id = writeClaim(claim, key)
      if (claim.fate === 'MADE' && !making.has(id) && !made.has(id)) make(id, work, given)
      return id
    },
    picture(request) {
      const { work, given } = understand(request, seed)
      return render(work, given, { hasBegun: false, progress: 0 })
    },
    stop: () => end.abort(new Error('The stand-ins stop')),
  }
}

/** The work, its pictures and the text for its label. */
function understand(request: ClipRequest | PictureRequest, world: string) {
  const { prompt, traits, ...asked } = request
  const common = { seed: seedOf(world, prompt, ...traits.map(String)), words: prompt.slice(0, WORDS) }
  if (asked.kind === 'picture') {
    const { sources, ...work } = asked
    return { work: { ...work, ...common }, given: sources, prompt }
  }
  const { images, ...work } = asked
  return { work: { ...work, ...common }, given: [images.first, images.last, ...images.references], prompt }
}

async function noFile(): Promise<never> {
  throw new Error('Nothing was made')
}
