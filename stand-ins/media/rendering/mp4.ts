import { BufferTarget, EncodedAudioPacketSource, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import type { VideoTrack } from './h264.ts'
import type { SoundTrack } from './sound.ts'

/** Muxes frames and optional sound into an MP4 that can play while loading. */
export async function muxMp4(
  video: VideoTrack & { readonly width: number; readonly height: number },
  sound: SoundTrack | null,
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const pictures = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(pictures)
  const tones = sound ? new EncodedAudioPacketSource('aac') : null
  if (tones) output.addAudioTrack(tones)
  await output.start()
  const { codec, description, width, height } = video
  for (const packet of video.packets) {
    await pictures.add(packet, { decoderConfig: { codec, description, codedWidth: width, codedHeight: height } })
  }
  for (const packet of sound?.packets ?? []) {
    const { codec: tone, description: needed, sampleRate, channels } = sound!
    await tones?.add(packet, {
      decoderConfig: { codec: tone, description: needed, sampleRate, numberOfChannels: channels },
    })
  }
  await output.finalize()
  if (!target.buffer) throw new Error('The video has no bytes')
  return Buffer.from(target.buffer)
}
