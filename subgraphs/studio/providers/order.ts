/** Models that generate videos. */
export type VideoModel =
  | 'video-a'
  | 'video-a-pro'
  | 'video-b'
  | 'video-b-fast'
  | 'video-c'
  | 'video-d'
  | 'video-e'
  | 'video-e-fast'

/** Models that generate pictures. */
export type ImageModel = 'image-a' | 'image-a2' | 'image-b' | 'image-b-pro' | 'image-c' | 'image-d'

/** All models, in the names of the paths. */
export type MediaModel = VideoModel | ImageModel

/** Operation of a model: the last segment of the paths. */
export type MediaOperation = 'generate' | 'edit' | 't2v' | 'i2v'

/** Format of a generated picture. */
export type PictureFormat = 'png' | 'jpeg' | 'webp'

/** Role of a given picture. */
export type GivenRole =
  /** For an edit: a picture to edit, in the given order. */
  | 'source'
  /** For a video: its first frame. */
  | 'first'
  /** For a video: its last frame. */
  | 'last'
  /** For a video: a reference for the look of its content. */
  | 'reference'

/** A file given by the caller: checked, bounded in size, and of its declared type. */
export interface GivenFile {
  readonly body: Buffer
  readonly contentType: string
  /** Link to the file for a company that accepts URLs only, valid for the job's maximum duration; on BASE_URL. */
  readonly url: string
}

/** A picture given by the caller: PNG, JPEG, WebP or GIF. */
export interface GivenImage extends GivenFile {
  readonly role: GivenRole
}

/** Options of video-a and video-a-pro; a `first` image has exactly this size. */
export interface VideoAOptions {
  readonly seconds: number
  /** For example `1280x720`. */
  readonly size: string
}

/** Options of video-b and video-b-fast; images are `first`, `first` and `last`, or up to three of `reference`. */
export interface VideoBOptions {
  readonly durationSeconds: number
  readonly aspectRatio: '16:9' | '9:16'
  readonly resolution: '720p' | '1080p'
  readonly negativePrompt: string | null
}

/** Options of video-c: `size` for t2v, `resolution` for i2v, whose image is `first`. */
export interface VideoCOptions {
  readonly duration: number
  /** For example `1280*720`. */
  readonly size: string | null
  readonly resolution: '720p' | '1080p' | null
  readonly negativePrompt: string | null
  readonly promptExpansion: boolean
  readonly multiShots: boolean
  readonly seed: number | null
}

/** Options of video-d; optionally one image, `first`. */
export interface VideoDOptions {
  readonly duration: number
  readonly resolution: '480p' | '720p'
  /** For example `16:9`; null: that of the image, or the company's default. */
  readonly aspectRatio: string | null
}

/** Options of video-e and video-e-fast; i2v has an image `first` and optionally one `last`. */
export interface VideoEOptions {
  readonly duration: number
  readonly resolution: '480p' | '720p' | '1080p'
  /** Null: that of the image, or the company's default. */
  readonly aspectRatio: string | null
  readonly generateAudio: boolean
  readonly cameraFixed: boolean
  readonly seed: number | null
}

/** Options of image-a and image-a2. */
export interface ImageAOptions {
  readonly quality: 'low' | 'medium' | 'high'
  /** For example `1024x1024`. */
  readonly size: string
  readonly background: 'auto' | 'transparent' | 'opaque'
  readonly outputFormat: PictureFormat
  /** generate only. */
  readonly moderation: 'auto' | 'low' | null
  /** edit only. */
  readonly inputFidelity: 'low' | 'high' | null
}

/** Options of image-b and image-b-pro. */
export interface ImageBOptions {
  /** Null: the company's default; for an edit, that of the first image. */
  readonly aspectRatio: string | null
  /** `512`, `1K`, `2K` or `4K`. */
  readonly imageSize: string
  readonly thinkingLevel: 'minimal' | 'high' | null
}

/** Options of image-c. */
export interface ImageCOptions {
  readonly aspectRatio: string | null
}

/** Options of image-d. */
export interface ImageDOptions {
  /** Null: square; for an edit, that of the first image. */
  readonly aspectRatio: string | null
  readonly megapixels: 0.5 | 1 | 2
  readonly outputFormat: PictureFormat
  /** 0 (strict) to 6. */
  readonly safetyTolerance: number
  readonly promptUpsampling: boolean
  readonly seed: number | null
}

/** The options of each model. */
export interface OptionsOf {
  'video-a': VideoAOptions
  'video-a-pro': VideoAOptions
  'video-b': VideoBOptions
  'video-b-fast': VideoBOptions
  'video-c': VideoCOptions
  'video-d': VideoDOptions
  'video-e': VideoEOptions
  'video-e-fast': VideoEOptions
  'image-a': ImageAOptions
  'image-a2': ImageAOptions
  'image-b': ImageBOptions
  'image-b-pro': ImageBOptions
  'image-c': ImageCOptions
  'image-d': ImageDOptions
}

/** An order to one model, with its options. */
export interface OrderOf<Model extends MediaModel> {
  /** Permanent id of the work, used as idempotency key where the company supports one. */
  readonly jobId: string
  readonly model: Model
  readonly operation: MediaOperation
  readonly prompt: string
  readonly options: OptionsOf[Model]
  readonly images: readonly GivenImage[]
  /** Audio that video-c animates to: MP3 or WAV. */
  readonly audio: GivenFile | null
}

/** An order to any model; `model` determines its options. */
export type MediaOrder = { [Model in MediaModel]: OrderOf<Model> }[MediaModel]
