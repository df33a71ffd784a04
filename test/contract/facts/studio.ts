import { type ContractRow, type MemberFacts, NOT_COUNT, NOT_TEXT, optional, type PriceFacts, required } from './row.ts'

const NOT_URL = [...NOT_TEXT, '', 'cat.png', 'ftp://pictures.example/cat.png', `https://a.example/${'x'.repeat(2_040)}`]
const NOT_URLS = ['https://a.example/cat.png', 7, null, {}] as const
const NOT_FLAG = ['true', 1, null] as const
const NOT_SEED = [-1, 1.5, '1', true, null, 2 ** 31] as const
/** No address of anybody: what is asked for it is looked up when the job runs. */
const PICTURE = 'https://pictures.example/cat.png'

const prompt = (most: number) => required(...NOT_TEXT, '', ' \n', 'x'.repeat(most + 1))
/** One of a few words, or of a few numbers, which may be texts too. */
const word = (...near: unknown[]) => optional(7, true, null, [], '', 'other', ...near)
const number = (...near: unknown[]) => optional(true, null, [], '', 'S4', 0, -1, ...near)
const url = optional(...NOT_URL)
const images = (most: number) => required(...NOT_URLS, [], Array(most + 1).fill(PICTURE))
const flag = optional(...NOT_FLAG)
const seed = optional(...NOT_SEED)

const upTo10: PriceFacts = { mode: 'dynamic', min: '0.00', max: '10.00', maxAtomic: '10000000' }

/** The path below `/api/generate/`, which is also what its jobs are called. */
function makes(
  path: string,
  operation: string,
  members: Readonly<Record<string, MemberFacts>>,
  sample: Readonly<Record<string, unknown>>,
): ContractRow {
  return {
    service: 'studio',
    method: 'POST',
    path: `/api/generate/${path}`,
    operation,
    access: 'paid',
    price: upTo10,
    members,
    response: {
      success: 'words:true',
      jobId: 'string',
      status: 'words:pending',
      type: `words:${path.replace('/', '-')}`,
    },
    sample: { prompt: 'A red kite over the sea', ...sample },
  }
}

const videoA = {
  prompt: prompt(4_000),
  seconds: number(5, '5', 10),
  size: word('1280*720', 'W1280_H720', '1792x1024'),
  input_reference: url,
  autoCrop: flag,
}
const videoAPro = { ...videoA, seconds: number(4, '12'), size: word('1280*720', '1024x1024') }
const videoB = {
  prompt: prompt(4_000),
  durationSeconds: number(5, '10'),
  aspectRatio: word('1:1', 'R16_9'),
  resolution: word('480p', 'P720'),
  imageMode: word('first_frame', 'FIRST_FRAME'),
  image: url,
  lastFrame: url,
  referenceImages: optional(...NOT_URLS, Array(4).fill(PICTURE)),
  negativePrompt: optional(...NOT_TEXT, 'x'.repeat(2_001)),
}
const videoC = {
  prompt: prompt(1_500),
  duration: number(4, '20'),
  negativePrompt: optional(...NOT_TEXT, 'x'.repeat(501)),
  enablePromptExpansion: flag,
  multiShots: flag,
  audioUrl: url,
  seed,
}
const videoE = {
  prompt: prompt(4_000),
  duration: optional(...NOT_COUNT, 3, 13),
  resolution: word('2k', 'P720'),
  generate_audio: flag,
  camera_fixed: flag,
  seed,
}
const videoEFromText = { ...videoE, aspect_ratio: word('2:1', 'R16_9') }
const videoEFromImage = { ...videoE, image: required(...NOT_URL), last_image: url }
const imageA = {
  // Up to 32,000 characters: one more would be more than these tests take as a body.
  prompt: required(...NOT_TEXT, '', ' '),
  quality: word('auto', 'LOW'),
  size: word('512x512', 'W1024_H1024'),
  background: word('white', 'AUTO'),
  output_format: word('gif', 'PNG'),
}
const imageAGenerate = { ...imageA, moderation: word('high') }
const imageAEdit = { ...imageA, images: images(16), input_fidelity: word('medium') }
const imageB = { prompt: prompt(16_000), aspectRatio: word('2:1', 'R1_1') }
const imageBGenerate = { ...imageB, imageSize: word('8K', 256, '1k'), thinkingLevel: word('low', 'HIGH') }
const imageBEdit = { ...imageB, imageSize: word('8K'), images: images(14) }
const imageBPro = { ...imageB, imageSize: word(512, '512', '1k') }
const imageC = { prompt: prompt(8_000), aspect_ratio: word('5:4', 'R1_1') }
const imageD = {
  prompt: prompt(8_000),
  resolution: number(3, '4', 0.75, 'MP1'),
  output_format: word('gif', 'JPEG'),
  safety_tolerance: optional(-1, 7, 1.5, '1', true, null),
}

const job = {
  jobId: 'string',
  type: 'string',
  status: 'words:pending|loading|complete|failed',
  progress: 'integer',
  input: { prompt: 'string', '*': 'any' },
  'result?': { 'imageUrl?': 'string', 'videoUrl?': 'string', 'thumbnailUrl?': 'string' },
  'error?': 'string',
  createdAt: 'date',
  updatedAt: 'date',
} as const

const SAMPLE_ID = '00000000-0000-4000-8000-000000000000'

/** The contract of the media service. */
export const STUDIO_ROWS: readonly ContractRow[] = [
  {
    service: 'studio',
    method: 'POST',
    path: '/api/upload',
    operation: 'CreateMediaUpload',
    access: 'paid',
    price: { mode: 'fixed', usd: '0.01', atomic: '10000' },
    members: {
      filename: required(...NOT_TEXT, '', 'x'.repeat(256), 'a\u0000b'),
      contentType: required(...NOT_TEXT, '', 'PNG', 'image/svg+xml', 'text/html'),
      size: optional(...NOT_COUNT, 20_000_001),
    },
    response: { uploadId: 'string', clientToken: 'string', pathname: 'string', expiresAt: 'date' },
    sample: { filename: 'cat.png', contentType: 'image/png', size: 100_000 },
  },
  {
    service: 'studio',
    method: 'POST',
    path: '/api/upload/confirm',
    operation: 'ConfirmMediaUpload',
    access: 'siwx',
    price: null,
    members: { uploadId: required(...NOT_TEXT, '', 'x'.repeat(65)), blobUrl: required(...NOT_URL) },
    response: { success: 'words:true', upload: { id: 'string', blobUrl: 'string' } },
    sample: { uploadId: SAMPLE_ID, blobUrl: 'https://tollgraph.example/media/x' },
  },
  makes('video-a/generate', 'GenerateVideoA', videoA, { seconds: 4, size: '720x1280' }),
  makes('video-a-pro/generate', 'GenerateVideoAPro', videoAPro, { seconds: '10', size: '1792x1024' }),
  makes('video-b/generate', 'GenerateVideoB', videoB, { durationSeconds: 4, aspectRatio: '9:16', resolution: '720p' }),
  makes('video-b-fast/generate', 'GenerateVideoBFast', videoB, { durationSeconds: '4', imageMode: 'none' }),
  makes('video-c/t2v', 'GenerateVideoCFromText', { ...videoC, size: word('1280x720') }, { duration: 5, seed: 7 }),
  makes(
    'video-c/i2v',
    'GenerateVideoCFromImage',
    { ...videoC, image: required(...NOT_URL), resolution: word('480p') },
    { image: PICTURE, duration: '5', resolution: '720p' },
  ),
  makes(
    'video-d/generate',
    'GenerateVideoD',
    {
      prompt: prompt(4_000),
      duration: number(4, '8'),
      resolution: word('1080p'),
      aspect_ratio: word('5:4'),
      image: url,
    },
    { duration: 3, resolution: '480p', aspect_ratio: '1:1' },
  ),
  makes('video-e/t2v', 'GenerateVideoEFromText', videoEFromText, { duration: 4, resolution: '480p', seed: 1 }),
  makes('video-e/i2v', 'GenerateVideoEFromImage', videoEFromImage, { image: PICTURE, duration: 4 }),
  makes('video-e-fast/t2v', 'GenerateVideoEFastFromText', videoEFromText, { duration: 4, generate_audio: false }),
  makes('video-e-fast/i2v', 'GenerateVideoEFastFromImage', videoEFromImage, { image: PICTURE, duration: 4 }),
  makes('image-a/generate', 'GenerateImageA', imageAGenerate, { quality: 'low', moderation: 'low' }),
  makes('image-a/edit', 'EditWithImageA', imageAEdit, { images: [PICTURE], quality: 'low', input_fidelity: 'high' }),
  makes('image-a2/generate', 'GenerateImageA2', imageAGenerate, { quality: 'low', background: 'transparent' }),
  makes('image-a2/edit', 'EditWithImageA2', imageAEdit, { images: [PICTURE], quality: 'low' }),
  makes('image-b/generate', 'GenerateImageB', imageBGenerate, { aspectRatio: '16:9', imageSize: 512 }),
  makes('image-b/edit', 'EditWithImageB', imageBEdit, { images: [PICTURE], imageSize: '1K' }),
  makes('image-b-pro/generate', 'GenerateImageBPro', imageBPro, { imageSize: '1K' }),
  makes('image-b-pro/edit', 'EditWithImageBPro', { ...imageBPro, images: images(14) }, { images: [PICTURE] }),
  makes('image-c/generate', 'GenerateImageC', imageC, { aspect_ratio: '19.5:9' }),
  makes('image-c/edit', 'EditWithImageC', { ...imageC, images: images(10) }, { images: [PICTURE] }),
  makes(
    'image-d/generate',
    'GenerateImageD',
    { ...imageD, aspect_ratio: word('2:1'), prompt_upsampling: flag, seed },
    { aspect_ratio: '4:3', resolution: 0.5, output_format: 'webp', seed: 7 },
  ),
  makes('image-d/edit', 'EditWithImageD', { ...imageD, images: images(8) }, { images: [PICTURE], resolution: '0.5' }),
  {
    service: 'studio',
    method: 'GET',
    path: '/api/jobs',
    operation: 'MediaJobs',
    access: 'siwx',
    price: null,
    members: {
      limit: optional('0', '101', '1.5', 'x', ''),
      status: optional('', 'PENDING', 'done'),
      cursor: optional('', 'x'.repeat(201)),
    },
    response: { jobs: [job], 'nextCursor?': 'string' },
    sample: { limit: 100 },
  },
  {
    service: 'studio',
    method: 'GET',
    path: '/api/jobs/{jobId}',
    operation: 'MediaJob',
    access: 'siwx',
    price: null,
    members: { jobId: required('x'.repeat(65)) },
    response: job,
    sample: { jobId: SAMPLE_ID },
  },
  {
    service: 'studio',
    method: 'DELETE',
    path: '/api/jobs/{jobId}',
    operation: 'DeleteMediaJob',
    access: 'siwx',
    price: null,
    members: { jobId: required('x'.repeat(65)) },
    response: { success: 'words:true', jobId: 'string' },
    sample: { jobId: SAMPLE_ID },
  },
]

/** What each sample costs, in USD. */
export const STUDIO_PRICES: Readonly<Record<string, string>> = {
  GenerateVideoA: '0.40',
  GenerateVideoAPro: '4.00',
  GenerateVideoB: '1.60',
  GenerateVideoBFast: '0.40',
  GenerateVideoCFromText: '0.34',
  GenerateVideoCFromImage: '0.34',
  GenerateVideoD: '0.15',
  GenerateVideoEFromText: '0.33',
  GenerateVideoEFromImage: '0.44',
  GenerateVideoEFastFromText: '0.05',
  GenerateVideoEFastFromImage: '0.05',
  GenerateImageA: '0.011',
  EditWithImageA: '0.011',
  GenerateImageA2: '0.009',
  EditWithImageA2: '0.009',
  GenerateImageB: '0.039',
  EditWithImageB: '0.039',
  GenerateImageBPro: '0.13',
  EditWithImageBPro: '0.13',
  GenerateImageC: '0.07',
  EditWithImageC: '0.022',
  GenerateImageD: '0.02',
  EditWithImageD: '0.035',
}
