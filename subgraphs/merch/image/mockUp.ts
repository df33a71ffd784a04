import sharp from 'sharp'
import { PRODUCTS, type Product, type ShirtColor } from '../products.ts'
import { drawingTurns } from './picture.ts'
import { fitted } from './printFile.ts'

/** Product to draw. */
export interface Item {
  readonly product: Product
  /** Color of a shirt. */
  readonly color: ShirtColor | null
}

/** Size of a mock-up, in pixels. */
const SIDE = 1200
const QUALITY = 86
/** Position of the picture on a drawn shirt: a chest print in the shirt's scale. */
const CHEST = { left: 372, top: 316, width: 456 } as const
/** Position on a drawn mug; half of the wrap is visible from the front. */
const FRONT = { left: 268, top: 388, width: 540, height: 420 } as const

const FABRICS = {
  BLACK: { cloth: '#1c1c1f', seam: '#34343a', inside: '#0f0f11' },
  WHITE: { cloth: '#fafaf8', seam: '#d8d8d2', inside: '#e4e4de' },
} as const

/** Draws a JPEG mock-up of the product. */
export function mockUp(original: Buffer, { product, color }: Item): Promise<Buffer> {
  return drawingTurns.run(async () => {
    const isShirt = product === 'SHIRT'
    const print = isShirt ? await onChest(original) : await onFront(original)
    const { left, top } = isShirt ? CHEST : FRONT
    return sharp(Buffer.from(isShirt ? shirt(color ?? 'WHITE') : mug()))
      .composite([
        { input: print, left, top },
        { input: Buffer.from(isShirt ? folds() : roundness()), blend: 'multiply' },
      ])
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer()
  })
}

function onChest(original: Buffer): Promise<Buffer> {
  const { width, height } = PRODUCTS.SHIRT.print
  return fitted(original, 'SHIRT', CHEST.width, Math.round((CHEST.width * height) / width))
    .png()
    .toBuffer()
}

async function onFront(original: Buffer): Promise<Buffer> {
  const { width, height } = PRODUCTS.MUG.print
  const wrap = Math.round((FRONT.height * width) / height)
  const whole = await fitted(original, 'MUG', wrap, FRONT.height).png().toBuffer()
  const left = Math.round((wrap - FRONT.width) / 2)
  return sharp(whole).extract({ left, top: 0, width: FRONT.width, height: FRONT.height }).png().toBuffer()
}

function shirt(color: ShirtColor): string {
  const { cloth, seam, inside } = FABRICS[color]
  return drawing(`
    <rect width="${SIDE}" height="${SIDE}" fill="#e7e4dd"/>
    <path d="M452 150 C520 214 680 214 748 150 L892 204 C934 222 962 252 978 292 L1092 540 L934 616 L888 520 L888 1082
      C700 1104 500 1104 312 1082 L312 520 L266 616 L108 540 L222 292 C238 252 266 222 308 204 Z"
      fill="${cloth}" stroke="${seam}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M452 150 C520 214 680 214 748 150 C714 250 486 250 452 150 Z" fill="${inside}"/>
    <path d="M452 150 C486 256 714 256 748 150" fill="none" stroke="${seam}" stroke-width="7"/>
    <path d="M312 520 L318 330 M888 520 L882 330 M118 520 L268 590 M1082 520 L932 590" fill="none" stroke="${seam}" stroke-width="3"/>
    <path d="M314 1058 C500 1080 700 1080 886 1058" fill="none" stroke="${seam}" stroke-width="3"/>`)
}

/** Soft shadows over cloth and print. */
function folds(): string {
  return drawing(`
    <defs><linearGradient id="side"><stop offset="0" stop-color="#dcdcdc"/><stop offset=".16" stop-color="#fff"/>
      <stop offset=".84" stop-color="#fff"/><stop offset="1" stop-color="#dcdcdc"/></linearGradient></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="#fff"/>
    <path d="M318 330 C330 420 318 470 312 520 L312 1082 C500 1104 700 1104 888 1082 L888 520 C882 470 870 420 882 330 Z" fill="url(#side)"/>`)
}

function mug(): string {
  return drawing(`
    <rect width="${SIDE}" height="${SIDE}" fill="#e7e4dd"/>
    <ellipse cx="548" cy="948" rx="330" ry="34" fill="#cfcbc2"/>
    <path d="M820 430 C1040 400 1060 780 812 790" fill="none" stroke="#f4f4f1" stroke-width="58"/>
    <path d="M820 430 C1040 400 1060 780 812 790" fill="none" stroke="#d5d5cf" stroke-width="4"/>
    <path d="M248 300 L248 880 C248 968 848 968 848 880 L848 300 Z" fill="#fbfbf9" stroke="#d5d5cf" stroke-width="4"/>
    <ellipse cx="548" cy="300" rx="300" ry="52" fill="#efefeb" stroke="#d5d5cf" stroke-width="4"/>
    <ellipse cx="548" cy="304" rx="276" ry="40" fill="#d9d9d3"/>`)
}

/** The shading of a cylinder, over glaze and print. */
function roundness(): string {
  return drawing(`
    <defs><linearGradient id="round"><stop offset="0" stop-color="#9d9d9d"/><stop offset=".22" stop-color="#f2f2f2"/>
      <stop offset=".4" stop-color="#fff"/><stop offset=".75" stop-color="#e9e9e9"/><stop offset="1" stop-color="#8f8f8f"/></linearGradient></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="#fff"/>
    <path d="M248 300 C248 370 848 370 848 300 L848 880 C848 968 248 968 248 880 Z" fill="url(#round)"/>`)
}

function drawing(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${shapes}</svg>`
}
