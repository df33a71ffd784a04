import type { VideoFrame } from '@napi-rs/webcodecs'
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import sharp from 'sharp'
import { loadCodecs } from './codecs.ts'

/** Width of stills, in pixels. */
const WIDTH = 640
const QUALITY = 78
const MICROSECONDS = 1_000_000

/** A frame from the middle of an MP4 as a small JPEG, for companies without thumbnails; null if it cannot be decoded. */
export async function stillOf(mp4: Buffer): Promise<Buffer | null> {
  try {
    const frame = await middleFrame(mp4)
    return frame && (await pictureOf(frame))
  } catch {
    // Players may support a video that we cannot decode: return it without a thumbnail.
    return null
  }
}

/** The last key frame before the middle: it can be decoded alone. */
async function middleFrame(mp4: Buffer): Promise<VideoFrame | null> {
  const { EncodedVideoChunk, VideoDecoder } = await loadCodecs()
  using input = new Input({ formats: [MP4], source: new BufferSource(mp4) })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) return null
  const packet = await new EncodedPacketSink(track).getKeyPacket((await track.computeDuration()) / 2)
  if (!packet) return null
  const frames: VideoFrame[] = []
  let fault: Error | null = null
  const decoder = new VideoDecoder({
    output: (frame) => frames.push(frame),
    error(error) {
      fault = error
    },
  })
  try {
    decoder.configure(config)
    const timestamp = Math.round(packet.timestamp * MICROSECONDS)
    decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp, data: packet.data }))
    await decoder.flush()
  } finally {
    decoder.close()
  }
  const [first, ...others] = frames
  for (const frame of others) frame.close()
  if (fault) throw fault
  return first ?? null
}

async function pictureOf(frame: VideoFrame): Promise<Buffer> {
  const { codedWidth: width, codedHeight: height } = frame
  try {
    const data = new Uint8Array(frame.allocationSize({ format: 'RGBA' }))
    await frame.copyTo(data, { format: 'RGBA' })
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize(WIDTH, WIDTH, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } finally {
    frame.close()
  }
}
