import sharp from 'sharp'
import type { GivenImage } from './order.ts'
import type { MediaProvider } from './provider.ts'

/** Adds GIF support to a provider: companies do not accept GIFs, so each is sent as a PNG of its first frame. */
export function givingStills(provider: MediaProvider): MediaProvider {
  return {
    ...provider,
    async submit(order, signal) {
      return provider.submit({ ...order, images: await Promise.all(order.images.map(still)) }, signal)
    },
  }
}

async function still(image: GivenImage): Promise<GivenImage> {
  if (image.contentType !== 'image/gif') return image
  return { ...image, body: await sharp(image.body).png().toBuffer(), contentType: 'image/png' }
}
