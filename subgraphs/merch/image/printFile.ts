import { PRINT_DPI, PRODUCTS, type Product } from '../products.ts'
import { drawingTurns, openPicture } from './picture.ts'

/** Measured: 9 takes four times as long and saves a twentieth. */
const COMPRESSION = 4

/** The PNG for the printer: the whole picture in the product's print area, transparent around it. */
export function printFile(original: Buffer, product: Product): Promise<Buffer> {
  const { width, height } = PRODUCTS[product].print
  return drawingTurns.run(() =>
    fitted(original, product, width, height)
      .withMetadata({ density: PRINT_DPI })
      .png({ compressionLevel: COMPRESSION })
      .toBuffer(),
  )
}

/** Fits a picture into an area: aligned to the top on a shirt, centred on a mug. */
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
