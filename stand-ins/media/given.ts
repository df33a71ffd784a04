import sharp from 'sharp'

/** The largest body that a stand-in takes, in bytes: sixteen pictures in base64. */
export const LARGEST_BODY = 400_000_000

/** A picture that came as base64 or as a data URL; null for what is none. */
export async function pictureOf(text: string): Promise<Buffer | null> {
  const [, base64 = text] = /^data:image\/[a-z]+;base64,(.*)$/s.exec(text) ?? []
  return isPicture(Buffer.from(base64, 'base64'))
}

/** The bytes, where they are a picture. */
export async function isPicture(bytes: Buffer): Promise<Buffer | null> {
  try {
    await sharp(bytes).metadata()
    return bytes
  } catch {
    return null
  }
}
