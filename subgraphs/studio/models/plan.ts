import type { AtomicUsdc } from '../../../schema/money.ts'
import type { GivenRole, MediaModel, MediaOperation, OptionsOf } from '../providers/order.ts'

/** A file that a caller names, and the member that names it. */
export interface NamedFile {
  readonly url: string
  readonly path: readonly (string | number)[]
}

/** A picture that a caller names, and what it is for. */
export interface NamedImage extends NamedFile {
  readonly role: GivenRole
}

/** The size that the first frame of a video must have. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** It is cut to that size; else it must have it. */
  readonly isCut: boolean
}

/** What one model is asked to do, without its files. */
export type Wish = {
  [Model in MediaModel]: {
    readonly model: Model
    readonly operation: MediaOperation
    readonly prompt: string
    readonly options: OptionsOf[Model]
  }
}[MediaModel]

/** What a caller asks for, and what it costs. */
export interface Plan {
  readonly wish: Wish
  readonly price: AtomicUsdc
  readonly images: readonly NamedImage[]
  readonly audio: NamedFile | null
  readonly frame: Frame | null
}

/** Reads the arguments of one field. Throws BadInput for what does not go together. */
export type Planner<Args> = (args: Args) => Plan

/** A plan that needs no more than its wish. */
export function plan(wish: Wish, price: AtomicUsdc, images: readonly NamedImage[] = []): Plan {
  return { wish, price, images, audio: null, frame: null }
}

/** The picture that a member names, if it does. */
export function imageIn(role: GivenRole, member: string, url: string | null | undefined): NamedImage[] {
  return url ? [{ role, url, path: [member] }] : []
}

/** The pictures that a member names. */
export function imagesIn(role: GivenRole, member: string, urls: readonly string[] | null | undefined): NamedImage[] {
  return (urls ?? []).map((url, index) => ({ role, url, path: [member, index] }))
}
