/** What makes videos. */
export type VideoModel =
  | 'video-a'
  | 'video-a-pro'
  | 'video-b'
  | 'video-b-fast'
  | 'video-c'
  | 'video-d'
  | 'video-e'
  | 'video-e-fast'

/** What makes pictures. */
export type ImageModel = 'image-a' | 'image-a2' | 'image-b' | 'image-b-pro' | 'image-c' | 'image-d'

/** What is sold, in the words of the paths. */
export type MediaModel = VideoModel | ImageModel

/** What a model is asked to do: the last segment of the paths. */
export type MediaOperation = 'generate' | 'edit' | 't2v' | 'i2v'

/** The form of a picture that is made. */
export type PictureFormat = 'png' | 'jpeg' | 'webp'

/** What a given picture is for. */
export type GivenRole =
  /** Of an edit: what is edited, in the order given. */
  | 'source'
  /** Of a video: its first frame. */
  | 'first'
  /** Of a video: its last frame. */
  | 'last'
  /** Of a video: what things in it look like. */
  | 'reference'

/** A file that the caller gave: looked at, bounded, and of the type it says. */
export interface GivenFile {
  readonly body: Buffer
  readonly contentType: string
  /** Shows the file to a company that takes URLs alone, for as long as the job may last; on BASE_URL. */
  readonly url: string
}

/** A picture that the caller gave: PNG, JPEG, WebP or GIF. */
export interface GivenImage extends GivenFile {
  readonly role: GivenRole
}

/** Options of video-a and video-a-pro; a `first` image has exactly this size. */
export interface VideoAOptions {
  readonly seconds: number
  /** `1280x720` and the like. */
  readonly size: string
}

/** Options of video-b and video-b-fast; images are `first`, `first` and `last`, or up to three of `reference`. */
export interface VideoBOptions {
  readonly durationSeconds: number
  readonly aspectRatio: '16:9' | '9:16'
  readonly resolution: '720p' | '1080p'
  readonly negativePrompt: string | null
}

/** Options of video-c: a `size` for t2v, a `resolution` for i2v, whose image is `first`. */
export interface VideoCOptions {
  readonly duration: number
  /** `1280*720` and the like. */
  readonly size: string | null
  readonly resolution: '720p' | '1080p' | null
  readonly negativePrompt: string | null
  readonly promptExpansion: boolean
  readonly multiShots: boolean
  readonly seed: number | null
}

/** Options of video-d; it may have one image, `first`. */
export interface VideoDOptions {
  readonly duration: number
  readonly resolution: '480p' | '720p'
  /** `16:9` and the like; null: as the image, or the company's own. */
  readonly aspectRatio: string | null
}

/** Options of video-e and video-e-fast; i2v has an image `first` and maybe one `last`. */
export interface VideoEOptions {
  readonly duration: number
  readonly resolution: '480p' | '720p' | '1080p'
  /** Null: as the image, or the company's own. */
  readonly aspectRatio: string | null
  readonly generateAudio: boolean
  readonly cameraFixed: boolean
  readonly seed: number | null
}

/** Options of image-a and image-a2. */
export interface ImageAOptions {
  readonly quality: 'low' | 'medium' | 'high'
  /** `1024x1024` and the like. */
  readonly size: string
  readonly background: 'auto' | 'transparent' | 'opaque'
  readonly outputFormat: PictureFormat
  /** Of generate. */
  readonly moderation: 'auto' | 'low' | null
  /** Of edit. */
  readonly inputFidelity: 'low' | 'high' | null
}

/** Options of image-b and image-b-pro. */
export interface ImageBOptions {
  /** Null: the company's own, for an edit as the first image. */
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
  /** Null: square, for an edit as the first image. */
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

/** What is asked of one model; its options are the model's. */
export interface OrderOf<Model extends MediaModel> {
  /** Names the work for ever: where a company takes a key of idempotency, this is it. */
  readonly jobId: string
  readonly model: Model
  readonly operation: MediaOperation
  readonly prompt: string
  readonly options: OptionsOf[Model]
  readonly images: readonly GivenImage[]
  /** What video-c sets to pictures: MP3 or WAV. */
  readonly audio: GivenFile | null
}

/** What is asked of any model; `model` tells which options it has. */
export type MediaOrder = { [Model in MediaModel]: OrderOf<Model> }[MediaModel]
