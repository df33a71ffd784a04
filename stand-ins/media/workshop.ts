import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { BlobStore } from '../../subgraphs/kit/blobs/blobStore.ts'
import type { Keys } from '../../subgraphs/kit/keys.ts'
import { seedOf } from '../kit/random.ts'
import { type Claim, type ClipWork, type PictureWork, readClaim, writeClaim } from './claim.ts'
import { fateOf } from './fate.ts'
import { type Given, openGivenStore } from './givenStore.ts'
import { openQueue } from './queue.ts'
import type { ClipImages } from './rendering/clipOrder.ts'
import { renderPicture } from './rendering/picture.ts'

interface Asked {
  readonly prompt: string
  /** What else decides what it looks like. */
  readonly traits: readonly (string | number | boolean | null)[]
}

/** A video as a stand-in understands what it was asked for. */
export interface ClipRequest extends Asked, Omit<ClipWork, 'seed' | 'words'> {
  readonly images: ClipImages
}

/** A picture as a stand-in understands what it was asked for. */
export interface PictureRequest extends Asked, Omit<PictureWork, 'seed' | 'words'> {
  /** What is edited; none for a picture from text alone. */
  readonly sources: readonly Buffer[]
}

/** What was ordered, as it stands. */
export interface Work {
  readonly state: 'WAITING' | 'RUNNING' | 'DONE' | 'REFUSED' | 'FAILED'
  /** Percent. */
  readonly progress: number
  readonly claim: Claim
  /** The file, when it is done; waits for it before. */
  file(): Promise<Buffer>
}

/** Where all stand-ins have their media made, so that together they leave processors to others. */
export interface Workshop {
  /** Makes a picture while its caller waits. */
  picture(request: PictureRequest): Promise<Buffer>
  /** Begins work and answers its id. */
  begin(request: ClipRequest | PictureRequest): Promise<string>
  /** Work by its id, begun here when it is not yet; null for what nobody ordered, and for what is long forgotten. */
  find(id: string): Promise<Work | null>
  now(): Date
  /** Gives up what is being made. */
  stop(): void
}

/** What a workshop is opened with. */
export interface WorkshopOptions {
  /** The world's. */
  readonly seed: string
  /** Signs ids; the same in all processes. */
  readonly key: Keys
  /** Keeps the pictures that are given; the same in all processes. */
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
  /** Percent. */
  progress: number
}

/** What is made at once. */
const AT_ONCE = { picture: 2, clip: 1 } as const
/** Memory for what is done, in bytes. */
const MOST_MADE = 96_000_000
/** Work that could not be done, of which that is remembered. */
const MOST_BROKEN = 1_000
/** What is kept of a prompt to be written on what is made, in characters. */
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
      // What makes videos takes long to load, and is not needed before the first.
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

/** What is to be done, with its pictures, and what is to be written on it. */
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
