import { setTimeout as pause } from 'node:timers/promises'
import { EncodedPacket } from 'mediabunny'
import { loadCodecs } from '../../../subgraphs/studio/providers/codecs.ts'
import type { Planes } from './planes.ts'

/** A sequence of frames. */
export interface Reel {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  readonly frames: number
  /** Draws the frame of this index over the previous one. */
  draw(index: number, frame: Planes): void
  /** Called with the number of completed frames. */
  drawn(frames: number): void
}

/** Encoded frames and the decoder configuration. */
export interface VideoTrack {
  readonly packets: readonly EncodedPacket[]
  readonly codec: string
  readonly description: Uint8Array
}

/** Baseline at level 4.0: up to 8192 macroblocks, enough for every sold size, and playable everywhere. */
const CODEC = 'avc1.42E028'
/** Quantizer, from 0 to 51. A bit rate instead would make the output nondeterministic. */
const QUANTIZER = 30
/** Seconds between key frames, to which players can seek. */
const KEY_SECONDS = 2
/** Maximum queued frames: with any queued, adding another one would block this thread. */
const WAITING = 0
const WAIT_MS = 2
const MICROSECONDS = 1_000_000

/** Encodes a reel on the encoder's own thread; frames are drawn here, a few milliseconds each. */
export async function encodeVideo(reel: Reel, signal: AbortSignal): Promise<VideoTrack> {
  const { VideoEncoder, VideoFrame } = await loadCodecs()
  const { width, height, framesPerSecond } = reel
  const packets: EncodedPacket[] = []
  let configuration: { readonly codec: string; readonly description: Uint8Array } | null = null
  let fault: Error | null = null
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      packets.push(
        new EncodedPacket(
          data,
          chunk.type === 'key' ? 'key' : 'delta',
          chunk.timestamp / MICROSECONDS,
          1 / framesPerSecond,
        ),
      )
      const { codec, description } = metadata?.decoderConfig ?? {}
      if (codec && description) configuration = { codec, description }
    },
    error(error) {
      fault = error
    },
  })
  try {
    encoder.configure({
      codec: CODEC,
      width,
      height,
      bitrateMode: 'quantizer',
      framerate: framesPerSecond,
      latencyMode: 'realtime',
      avc: { format: 'avc' },
    })
    const { frame, buffer } = newFrame(width, height)
    for (let index = 0; index < reel.frames; index++) {
      while (encoder.encodeQueueSize > WAITING && !fault) await pause(WAIT_MS)
      signal.throwIfAborted()
      if (fault) throw fault
      reel.draw(index, frame)
      const timestamp = Math.round((index * MICROSECONDS) / framesPerSecond)
      const picture = new VideoFrame(buffer, { format: 'I420', codedWidth: width, codedHeight: height, timestamp })
      encoder.encode(picture, {
        keyFrame: index % (framesPerSecond * KEY_SECONDS) === 0,
        avc: { quantizer: QUANTIZER },
      })
      picture.close()
      reel.drawn(index + 1)
    }
    await encoder.flush()
  } finally {
    encoder.close()
  }
  if (fault) throw fault
  if (!configuration) throw new Error('The encoder did not say how its frames are read')
  return { packets, ...(configuration as { readonly codec: string; readonly description: Uint8Array }) }
}

/** A frame with contiguous planes, as the encoder requires. */
function newFrame(width: number, height: number): { readonly frame: Planes; readonly buffer: Uint8Array } {
  const pixels = width * height
  const buffer = new Uint8Array(pixels * 1.5)
  const colour = pixels / 4
  return {
    buffer,
    frame: {
      width,
      height,
      y: buffer.subarray(0, pixels),
      u: buffer.subarray(pixels, pixels + colour),
      v: buffer.subarray(pixels + colour),
    },
  }
}
