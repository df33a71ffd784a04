import { setImmediate as breathe } from 'node:timers/promises'
import { EncodedPacket } from 'mediabunny'
import { loadCodecs } from '../../../subgraphs/studio/providers/codecs.ts'
import { pick } from '../../kit/random.ts'

/** Encoded sound and the decoder configuration. */
export interface SoundTrack {
  readonly packets: readonly EncodedPacket[]
  readonly codec: string
  readonly description: Uint8Array
  readonly sampleRate: number
  readonly channels: number
}

const SAMPLE_RATE = 48_000
const CHANNELS = 1
const BITS_A_SECOND = 48_000
const LOUDNESS = 0.12
/** A scale whose notes are all consonant, in semitones above the lowest. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16] as const
const LOWEST_HERTZ = 220
/** Samples per note. */
const NOTE = SAMPLE_RATE / 2
const MICROSECONDS = 1_000_000

/** A tune determined by its seed, of the given length (AAC). */
export async function encodeTune(seed: number, seconds: number): Promise<SoundTrack> {
  const { AudioData, AudioEncoder } = await loadCodecs()
  const packets: EncodedPacket[] = []
  let configuration: { readonly codec: string; readonly description: Uint8Array } | null = null
  let fault: Error | null = null
  const encoder = new AudioEncoder({
    output(chunk, metadata) {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      const from = Math.max(0, chunk.timestamp / MICROSECONDS)
      packets.push(new EncodedPacket(data, 'key', from, (chunk.duration ?? 0) / MICROSECONDS))
      const { codec, description } = metadata?.decoderConfig ?? {}
      if (codec && description) configuration = { codec, description: new Uint8Array(description) }
    },
    error(error) {
      fault = error
    },
  })
  try {
    encoder.configure({
      codec: 'mp4a.40.2',
      sampleRate: SAMPLE_RATE,
      numberOfChannels: CHANNELS,
      bitrate: BITS_A_SECOND,
    })
    for (let note = 0; note < (seconds * SAMPLE_RATE) / NOTE; note++) {
      // Yields to other work between notes.
      await breathe()
      const sound = new AudioData({
        format: 'f32-planar',
        sampleRate: SAMPLE_RATE,
        numberOfFrames: NOTE,
        numberOfChannels: CHANNELS,
        timestamp: Math.round(((note * NOTE) / SAMPLE_RATE) * MICROSECONDS),
        data: samplesOf(pick(SCALE, seed, note)),
      })
      encoder.encode(sound)
      sound.close()
    }
    await encoder.flush()
  } finally {
    encoder.close()
  }
  if (fault) throw fault
  if (!configuration) throw new Error('The encoder did not say how its sound is read')
  const { codec, description } = configuration as { readonly codec: string; readonly description: Uint8Array }
  return { packets, codec, description, sampleRate: SAMPLE_RATE, channels: CHANNELS }
}

/** Samples of one fading note. */
function samplesOf(halfTones: number): Float32Array {
  const turn = (2 * Math.PI * LOWEST_HERTZ * 2 ** (halfTones / 12)) / SAMPLE_RATE
  const samples = new Float32Array(NOTE)
  for (let index = 0; index < NOTE; index++) samples[index] = LOUDNESS * (1 - index / NOTE) * Math.sin(turn * index)
  return samples
}
