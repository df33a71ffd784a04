import type { Company } from '../kit/upstream/company.ts'

export const openai: Company = {
  id: 'openai',
  title: 'OpenAI',
  url: 'https://api.openai.com',
  key: 'needed',
  keyFrom: 'at platform.openai.com',
  document: { name: 'OpenAI API', url: 'https://platform.openai.com/docs/api-reference', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by picture',
  limits: 'by tier',
}

export const gemini: Company = {
  id: 'gemini',
  title: 'Google Gemini',
  url: 'https://generativelanguage.googleapis.com',
  key: 'needed',
  keyFrom: 'at aistudio.google.com',
  document: { name: 'Gemini API', url: 'https://ai.google.dev/api', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by picture and second of video',
  limits: 'by tier',
}

export const dashscope: Company = {
  id: 'dashscope',
  title: 'Alibaba Cloud Model Studio',
  url: 'https://dashscope-intl.aliyuncs.com',
  key: 'needed',
  keyFrom: 'at modelstudio.console.alibabacloud.com',
  document: { name: 'Wan API', url: 'https://www.alibabacloud.com/help/en/model-studio/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by second of video',
  limits: 'by model',
}

export const xai: Company = {
  id: 'xai',
  title: 'xAI',
  url: 'https://api.x.ai',
  key: 'needed',
  keyFrom: 'at console.x.ai',
  document: { name: 'xAI API', url: 'https://docs.x.ai/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by picture and second of video',
  limits: 'by model',
}

export const modelark: Company = {
  id: 'modelark',
  title: 'BytePlus ModelArk',
  url: 'https://ark.ap-southeast.bytepluses.com',
  key: 'needed',
  keyFrom: 'at console.byteplus.com',
  document: {
    name: 'ModelArk video generation',
    url: 'https://docs.byteplus.com/en/docs/ModelArk/',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'by token',
  limits: 'by model',
}

export const bfl: Company = {
  id: 'bfl',
  title: 'Black Forest Labs',
  url: 'https://api.bfl.ai',
  key: 'needed',
  keyFrom: 'at dashboard.bfl.ai',
  document: { name: 'FLUX API', url: 'https://docs.bfl.ai/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'by picture',
  limits: '24 tasks at once',
}
