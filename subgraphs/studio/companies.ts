import type { Company } from '../kit/upstream/company.ts'

export const openai: Company = {
  id: 'openai',
  title: 'OpenAI',
  url: 'https://api.openai.com',
  key: 'needed',
  keyFrom: 'a project key of platform.openai.com',
  document: {
    name: 'Images API; types of openai 7.57.0',
    url: 'https://developers.openai.com/api/reference/resources/images',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'by tokens of a picture, about 0.01 to 0.25 USD each; nothing is free',
  limits: 'by tier of the account, in pictures a minute',
}

export const gemini: Company = {
  id: 'gemini',
  title: 'Google Gemini',
  url: 'https://generativelanguage.googleapis.com',
  key: 'needed',
  keyFrom: 'a key of aistudio.google.com with billing',
  document: {
    name: 'Gemini API: generateContent and interactions; types of @google/genai 2.32.0',
    version: 'v1beta',
    url: 'https://ai.google.dev/gemini-api/docs/omni',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'pictures by tokens; a second of video in 720p about 0.10 USD; video is not free',
  limits: 'by tier of the project; videos of 3 to 10 seconds',
}

export const dashscope: Company = {
  id: 'dashscope',
  title: 'Alibaba Cloud Model Studio',
  url: 'https://dashscope-intl.aliyuncs.com',
  key: 'needed',
  keyFrom: 'a key of the region of the URL, from Model Studio',
  document: {
    name: 'Wan text-to-video and image-to-video (wan2.6)',
    url: 'https://www.alibabacloud.com/help/en/model-studio/text-to-video-api-reference',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'by second of video',
  limits: 'tasks at once by model; a task is kept for 24 hours',
}

export const xai: Company = {
  id: 'xai',
  title: 'xAI',
  url: 'https://api.x.ai',
  key: 'needed',
  keyFrom: 'a key of console.x.ai',
  document: {
    name: 'xAI API; requests of @ai-sdk/xai 3.0.138',
    url: 'https://docs.x.ai/developers/model-capabilities/video/generation',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'a picture from 0.02 USD, a second of video from 0.05 USD',
  limits: 'requests a minute by model; videos of 1 to 15 seconds',
}

export const modelark: Company = {
  id: 'modelark',
  title: 'BytePlus ModelArk',
  url: 'https://ark.ap-southeast.bytepluses.com',
  key: 'needed',
  keyFrom: 'a key of console.byteplus.com, of the region ap-southeast',
  document: {
    name: 'Video generation tasks; requests of @ai-sdk/bytedance 1.0.29',
    version: 'v3',
    url: 'https://docs.byteplus.com/en/docs/ModelArk/Video_Generation_API',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'by token; a second of Seedance 2.5 about 0.18 USD in 720p, 0.45 USD in 1080p',
  limits: 'tasks at once by model',
}

export const bfl: Company = {
  id: 'bfl',
  title: 'Black Forest Labs',
  url: 'https://api.bfl.ai',
  key: 'needed',
  keyFrom: 'a key of dashboard.bfl.ai with credits',
  document: { name: 'FLUX API', url: 'https://docs.bfl.ai/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'FLUX.2 [pro]: the first megapixel 0.03 USD, each further one and each input picture 0.015 USD',
  limits: '24 tasks at once; results are kept for 10 minutes',
}
