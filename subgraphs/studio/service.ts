import { defineService } from '../kit/service/defineService.ts'
import { bfl, dashscope, gemini, modelark, openai, xai } from './companies.ts'
import { studioSettings } from './settings.ts'

/** Media generation: pictures and videos by fourteen models, and uploads of source pictures. */
export const studio = defineService({
  name: 'studio',
  schema: new URL('schema', import.meta.url),
  settings: studioSettings,
  ports: {
    'media-a': { gives: 'video-a, video-a-pro, image-a and image-a2', companies: [openai] },
    'media-b': { gives: 'video-b, video-b-fast, image-b and image-b-pro', companies: [gemini] },
    'media-c': { gives: 'video-c', companies: [dashscope] },
    'media-d': { gives: 'video-d and image-c', companies: [xai] },
    'media-e': { gives: 'video-e and video-e-fast', companies: [modelark] },
    'media-f': { gives: 'image-d', companies: [bfl] },
  },
  load: () => import('./topics.ts'),
})
