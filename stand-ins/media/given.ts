import sharp from 'sharp'

/** Maximum body size in bytes: sixteen pictures in base64. */
export const LARGEST_BODY = 400_000_000

/** Decodes a picture from base64 or a data URL; null when it is not a picture. */
export async function pictureOf(text: string): Promise<Buffer | null> {
  const [, base64 = text] = /^data:image\/[a-z]+;base64,(.*)$/s.exec(text) ?? []
  return isPicture(Buffer.from(base64, 'base64'))
}

/** The bytes, if they are a picture; else null. */
export async function isPicture(bytes: Buffer): Promise<Buffer | null> {
  try {
    await sharp(bytes).metadata()
    return bytes
  } catch {
    return null
  }
}
