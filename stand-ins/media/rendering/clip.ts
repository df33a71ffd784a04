import { drawBackdrops } from './backdrops.ts'
import type { ClipOrder } from './clipOrder.ts'
import { encodeVideo } from './h264.ts'
import { drawLabel } from './label.ts'
import { muxMp4 } from './mp4.ts'
import { layOver, overlayOf } from './overlay.ts'
import { copyPart, even, fill, mixIn, type Planes } from './planes.ts'
import { encodeTune } from './sound.ts'

/** Progress callback and cancellation of a rendering. */
export interface ClipRun {
  readonly signal: AbortSignal
  /** Called with the completed share, from 0 to 1. */
  progressed(share: number): void
}

/** Maximum pixels of a video, over all its frames: about two seconds of CPU time. */
const PIXELS = 75_000_000
const FRAMES_A_SECOND = { least: 4, most: 12 } as const
/** Height of the progress bar, in pixels; even. */
const BAR = 6
const WHITE = 235

/** Renders a video (MP4): frames are composed here in small portions, the rest runs on the libraries' threads. */
export async function renderClip(order: ClipOrder, run: ClipRun): Promise<Buffer> {
  const { width, height, seconds, words, seed } = order
  const [backdrops, overlay, sound] = await Promise.all([
    drawBackdrops(order),
    drawLabel(words, width, height).then(overlayOf),
    order.hasSound ? encodeTune(seed, seconds) : null,
  ])
  const framesPerSecond = framesPerSecondOf(order)
  const frames = framesPerSecond * seconds
  const reel = {
    width,
    height,
    framesPerSecond,
    frames,
    draw(index: number, frame: Planes) {
      showBackdrop(order, backdrops, index / Math.max(1, frames - 1), frame)
      layOver(overlay, frame)
      fill(frame, { left: 0, top: 0, width: even(((index + 1) / frames) * width), height: BAR }, WHITE)
    },
    drawn: (count: number) => run.progressed(count / frames),
  }
  return muxMp4({ ...(await encodeVideo(reel, run.signal)), width, height }, sound)
}

function framesPerSecondOf({ width, height, seconds }: ClipOrder): number {
  const affordable = Math.floor(PIXELS / (width * height * seconds))
  return Math.max(FRAMES_A_SECOND.least, Math.min(FRAMES_A_SECOND.most, affordable))
}

/** `at` is the position in the video, from 0 to 1. */
function showBackdrop({ images }: ClipOrder, backdrops: readonly Planes[], at: number, frame: Planes): void {
  const [first, last] = backdrops
  if (images.first && images.last && first && last) {
    copyPart(first, { left: 0, top: 0 }, frame)
    mixIn(frame, last, at)
    return
  }
  const place = at * backdrops.length
  const shot = Math.min(backdrops.length - 1, Math.floor(place))
  const backdrop = backdrops[shot]
  if (!backdrop) return
  const share = Math.min(1, place - shot)
  const part = { left: slide(backdrop.width - frame.width, share), top: slide(backdrop.height - frame.height, share) }
  copyPart(backdrop, part, frame)
}

/** Offset of the pan at that position, in pixels; at most `room`. */
function slide(room: number, share: number): number {
  return 2 * Math.floor((room * share) / 2)
}
