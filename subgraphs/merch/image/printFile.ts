import { PRINT_DPI, PRODUCTS, type Product } from '../products.ts'
import { drawingTurns, openPicture } from './picture.ts'

/** Chosen by measuring: 9 takes four times as long for a twentieth less. */
const COMPRESSION = 4

/** The PNG that a printer gets: the whole picture in the print area of the product, clear around it. */
export function printFile(original: Buffer, product: Product): Promise<Buffer> {
  const { width, height } = PRODUCTS[product].print
  return drawingTurns.run(() =>
    fitted(original, product, width, height)
      .withMetadata({ density: PRINT_DPI })
      .png({ compressionLevel: COMPRESSION })
      .toBuffer(),
  )
}

/** A picture in an area: hung from its top on a shirt, in the middle of a mug. */
export function fitted(original: Buffer, product: Product, width: number, height: number) {
  return openPicture(original)
    .ensureAlpha()
    .resize({
      width,
      height,
      fit: 'contain',
      position: product === 'SHIRT' ? 'top' : 'centre',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
}
