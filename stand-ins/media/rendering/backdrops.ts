import { scramble } from '../../kit/random.ts'
import type { ClipOrder } from './clipOrder.ts'
import { drawCollage } from './collage.ts'
import { even, type Planes, planesOf } from './planes.ts'
import { pictureOf, type Raster, rasterize } from './raster.ts'
import { drawScene } from './scene.ts'

/** The frame pans over pictures that exceed it by this share. */
const ROOM = 0.12
const SHAPES = 9

/** The pictures of a video, in order. With a last frame, the video fades to it. */
export async function drawBackdrops(order: ClipOrder): Promise<readonly Planes[]> {
  const { first, last, references } = order.images
  if (first && last) return [await backdrop([first], order, 0), await backdrop([last], order, 0)]
  const room = order.isStill ? 0 : ROOM
  if (first) return [await backdrop([first], order, room)]
  const scenes: Planes[] = []
  for (let shot = 0; shot < order.shots; shot++) {
    const scene = await drawGround(order, shot, room)
    if (references.length === 0) scenes.push(await planesOf(scene.data, scene.width, scene.height))
    else
      scenes.push(
        await backdrop([await pictureOf(scene).png({ compressionLevel: 1 }).toBuffer(), ...references], order, room),
      )
  }
  return scenes
}

/** The scene of a shot. */
function drawGround(order: ClipOrder, shot: number, room: number): Promise<Raster> {
  const { width, height } = enlarged(order, room)
  const seed = shot === 0 ? order.seed : scramble(order.seed + shot)
  return rasterize(drawScene({ seed, shapes: SHAPES, hasBackground: true }, width, height))
}

async function backdrop(pictures: readonly Buffer[], order: ClipOrder, room: number): Promise<Planes> {
  const { width, height } = enlarged(order, room)
  const collage = await drawCollage(pictures, width, height)
  const opaque = await collage.flatten({ background: '#ffffff' }).ensureAlpha().raw().toBuffer()
  return planesOf(opaque, width, height)
}

function enlarged({ width, height }: ClipOrder, room: number): { readonly width: number; readonly height: number } {
  return { width: even(width * (1 + room)), height: even(height * (1 + room)) }
}
