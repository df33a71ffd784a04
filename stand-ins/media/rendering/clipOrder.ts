/** Input pictures of a video. */
export interface ClipImages {
  readonly first: Buffer | null
  readonly last: Buffer | null
  /** Shown in the scenes if there is no first frame. */
  readonly references: readonly Buffer[]
}

/** A video to render. */
export interface ClipOrder {
  readonly seed: number
  /** Text written on it. */
  readonly words: string
  /** Both sides are even. */
  readonly width: number
  readonly height: number
  /** A whole number. */
  readonly seconds: number
  /** Number of consecutive scenes. */
  readonly shots: number
  readonly hasSound: boolean
  /** Whether the camera stands still. */
  readonly isStill: boolean
  readonly images: ClipImages
}
