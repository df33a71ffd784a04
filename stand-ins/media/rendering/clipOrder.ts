/** Pictures that a video is made of. */
export interface ClipImages {
  readonly first: Buffer | null
  readonly last: Buffer | null
  /** Shown in the scenes, where there is no first frame. */
  readonly references: readonly Buffer[]
}

/** A video that a stand-in makes. */
export interface ClipOrder {
  readonly seed: number
  /** Written on it. */
  readonly words: string
  /** Both sides are even. */
  readonly width: number
  readonly height: number
  /** A whole number. */
  readonly seconds: number
  /** Scenes that follow each other. */
  readonly shots: number
  readonly hasSound: boolean
  /** Whether what is seen stays where it is. */
  readonly isStill: boolean
  readonly images: ClipImages
}
