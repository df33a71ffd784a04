import type { AtomicUsdc } from '../../../schema/money.ts'
import type { GivenRole, MediaModel, MediaOperation, OptionsOf } from '../providers/order.ts'

/** A file named by the caller, and the path of the argument. */
export interface NamedFile {
  readonly url: string
  readonly path: readonly (string | number)[]
}

/** A picture named by the caller, and its role. */
export interface NamedImage extends NamedFile {
  readonly role: GivenRole
}

/** Required size of a video's first frame. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** Whether the picture is cropped to that size; otherwise it must already have it. */
  readonly isCut: boolean
}

/** Request to one model, without its files. */
export type Wish = {
  [Model in MediaModel]: {
    readonly model: Model
    readonly operation: MediaOperation
    readonly prompt: string
    readonly options: OptionsOf[Model]
  }
}[MediaModel]

/** The caller's order, with its price. */
export interface Plan {
  readonly wish: Wish
  readonly price: AtomicUsdc
  readonly images: readonly NamedImage[]
  readonly audio: NamedFile | null
  readonly frame: Frame | null
}

/** Converts a field's arguments to a plan. Throws BadInput for inconsistent ones. */
export type Planner<Args> = (args: Args) => Plan

/** A plan without audio and frame. */
export function plan(wish: Wish, price: AtomicUsdc, images: readonly NamedImage[] = []): Plan {
  return { wish, price, images, audio: null, frame: null }
}

/** The picture in an argument, if set. */
export function imageIn(role: GivenRole, member: string, url: string | null | undefined): NamedImage[] {
  return url ? [{ role, url, path: [member] }] : []
}

/** The pictures in an argument. */
export function imagesIn(role: GivenRole, member: string, urls: readonly string[] | null | undefined): NamedImage[] {
  return (urls ?? []).map((url, index) => ({ role, url, path: [member, index] }))
}
