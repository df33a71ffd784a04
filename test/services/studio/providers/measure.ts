import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'

/** What a player finds out about a video. */
export interface Measured {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly codec: string | null
  readonly frames: number
  /** Null: no sound. */
  readonly sound: { readonly codec: string | null; readonly seconds: number } | null
  /** The frames' bytes, one behind the other: a file's only other difference is the time of its making. */
  readonly bytes: Buffer
}

/** Measures an MP4 by its own boxes, with a reader that has nothing to do with what wrote it. */
export async function measure(mp4: Buffer): Promise<Measured> {
  using input = new Input({ formats: [MP4], source: new BufferSource(mp4) })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('There is no video in it')
  const packets: Buffer[] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) packets.push(Buffer.from(data))
  const sound = await input.getPrimaryAudioTrack()
  return {
    width: track.displayWidth,
    height: track.displayHeight,
    seconds: await track.computeDuration(),
    codec: (await track.getDecoderConfig())?.codec ?? null,
    frames: packets.length,
    sound: sound && {
      codec: (await sound.getDecoderConfig())?.codec ?? null,
      seconds: await sound.computeDuration(),
    },
    bytes: Buffer.concat(packets),
  }
}
