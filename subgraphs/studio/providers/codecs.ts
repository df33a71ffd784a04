/** FFmpeg's encoders and decoders, by the interface of browsers. */
export type Codecs = typeof import('@napi-rs/webcodecs')

/**
 * The codecs that a video's thumbnail and the stand-ins' films are made with. An optional package, because there is not a
 * build for every platform; it is loaded when first needed. Throws, with the remedy, where it is not installed.
 */
export async function loadCodecs(): Promise<Codecs> {
  try {
    return await import('@napi-rs/webcodecs')
  } catch (error) {
    throw new Error(
      'Videos are encoded and decoded by the optional package @napi-rs/webcodecs, which is not installed: run `npm ci` without --omit=optional, on a platform that it has a build for, or build the image with KEEP_FFMPEG=true',
      { cause: error },
    )
  }
}
