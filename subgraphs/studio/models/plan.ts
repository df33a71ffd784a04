import { BadInput, type Issue } from '../../../schema/errors.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { GivenRole, MediaModel, MediaOperation, OptionsOf } from '../providers/order.ts'
import type { SourcePictureInput } from '../types.gen.ts'

type Path = readonly (string | number)[]

/** A file named by the caller, and the path of the member in the model's input. */
export interface NamedFile {
  readonly url: string
  readonly path: Path
}

/** A picture named by the caller, its role, and the path of the member in the model's input. */
export interface NamedImage {
  readonly given: SourcePictureInput
  readonly role: GivenRole
  readonly path: Path
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

/** What the input of one model asks for, with its price. */
export interface Draft {
  readonly wish: Wish
  readonly price: AtomicUsdc
  readonly images: readonly NamedImage[]
  readonly audio: NamedFile | null
  readonly frame: Frame | null
}

/** The caller's order, with its price. */
export interface Plan extends Draft {
  /** Path of the model's input in the field's arguments. */
  readonly place: readonly string[]
}

/** A draft without audio and frame. */
export function draft(wish: Wish, price: AtomicUsdc, images: readonly NamedImage[] = []): Draft {
  return { wish, price, images, audio: null, frame: null }
}

/** The plan of a member of `input.model`. Throws the draft's BadInput with the whole path of each issue. */
export function planAt(member: string, make: () => Draft): Plan {
  const place = ['input', 'model', member]
  try {
    return { ...make(), place }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const issues = (error.fields.issues ?? []).map((issue): Issue => ({ ...issue, path: [...place, ...issue.path] }))
    throw new BadInput(issues)
  }
}

/** The picture in a member, if set. */
export function imageIn(role: GivenRole, member: string, given: SourcePictureInput | null | undefined): NamedImage[] {
  return given ? [{ role, given, path: [member] }] : []
}

/** The pictures in a member. */
export function imagesIn(
  role: GivenRole,
  member: string,
  given: readonly SourcePictureInput[] | null | undefined,
): NamedImage[] {
  return (given ?? []).map((one, index) => ({ role, given: one, path: [member, index] }))
}

/** Throws BadInput for members of the input that are set and do not go with the others. */
export function refuseMembers<Input extends object>(
  input: Input,
  members: readonly (keyof Input & string)[],
  message: string,
): void {
  const given = members.filter((member) => input[member] !== null && input[member] !== undefined)
  if (given.length > 0) throw new BadInput(given.map((member) => ({ path: [member], code: 'invalid', message })))
}
