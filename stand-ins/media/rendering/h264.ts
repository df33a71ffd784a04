import { setTimeout as pause } from 'node:timers/promises'
import { VideoEncoder, VideoFrame } from '@napi-rs/webcodecs'
import { EncodedPacket } from 'mediabunny'
import type { Planes } from './planes.ts'

/** How frames follow each other. */
export interface Reel {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  readonly frames: number
  /** Draws the frame of this number; what stands in it is the one before. */
  draw(index: number, frame: Planes): void
  /** Hears how many frames are done. */
  drawn(frames: number): void
}

/** Encoded frames, and what a decoder needs to know. */
export interface VideoTrack {
  readonly packets: readonly EncodedPacket[]
  readonly codec: string
  readonly description: Uint8Array
}

/** Baseline at level 4.0: up to 8192 blocks of 16×16, all that is sold, and played by everything. */
const CODEC = 'avc1.42E028'
/** How coarse frames are, from 0 to 51. With a bit rate instead, the same frames would give other bytes each time. */
const QUANTIZER = 30
/** Seconds between two frames that stand for themselves, to which players jump. */
const KEY_SECONDS = 2
/** Frames that wait for the encoder: with any of them, giving it another one would hold up everything else here. */
const WAITING = 0
const WAIT_MS = 2
const MICROSECONDS = 1_000_000

/** Encodes a reel on the encoder's own thread; frames are drawn here, a few milliseconds each. */
export async function encodeVideo(reel: Reel, signal: AbortSignal): Promise<VideoTrack> {
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

/** A frame whose planes lie one behind the other, as the encoder takes them. */
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
