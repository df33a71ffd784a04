/**
 * Gemini API v1beta: generateContent for pictures and interactions for videos, by the types of the npm package @google/genai 2.32.0
 * and ai.google.dev/gemini-api/docs/omni; read 26 November 2026. The Veo previews of this API ended on 22 October 2026.
 * ai.google.dev/api/rest/v1beta/models/list has the list of models.
 *
 * Certain: paths, x-goog-api-key, members, statuses, the answer's steps. Less certain: how a refusal of a video looks (here: a
 * completed interaction with a text), the form of an unknown interaction.
 */
import { hasHeader, type ReplayDefinition, Reply, WAIT_SECONDS } from '../definition.ts'
import { FILM, PIXEL } from './pixel.ts'

const text = { type: 'string' }
const IMAGE_MODELS = ['gemini-3.1-flash-image', 'gemini-3-pro-image']

function error(status: number, message: string, word: string, headers: Record<string, string> = {}): Reply {
  return new Reply(status, { error: { code: status, message, status: word } }, headers)
}

const interaction = (status: string, content: object) => ({
  id: 'v1_replay',
  object: 'interaction',
  model: 'gemini-omni-1.1-flash',
  status,
  steps: [{ type: 'model_output', content: [content] }],
})

export const gemini: ReplayDefinition = {
  company: 'gemini',
  key: 'replay-gemini-key',
  isAuthorized: hasHeader('x-goog-api-key'),
  denied: error(400, 'API key not valid. Please pass a valid API key.', 'INVALID_ARGUMENT'),
  unknown: new Reply(404, '<!DOCTYPE html><title>Error 404 (Not Found)</title>', { 'content-type': 'text/html' }),
  busy: error(429, 'Resource has been exhausted', 'RESOURCE_EXHAUSTED', { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => error(400, `Invalid value at '${issue?.at}': ${issue?.message}`, 'INVALID_ARGUMENT'),
  routes: [
    {
      method: 'GET',
      path: '/v1beta/models',
      query: { pageSize: 'integer', pageToken: 'string' },
      answer: () => ({
        models: [{ name: `models/${IMAGE_MODELS[0]}`, version: '001', displayName: 'Kit Image' }],
        nextPageToken: 'replay-page-2',
      }),
    },
    {
      method: 'POST',
      path: '/v1beta/models/{model}:generateContent',
      check: ({ params }) =>
        IMAGE_MODELS.includes(params.model ?? '') ? [] : [{ at: 'model', message: 'is no current model' }],
      body: {
        type: 'object',
        required: ['contents'],
        properties: {
          contents: {
            type: 'array',
            items: {
              type: 'object',
              required: ['parts'],
              properties: {
                role: { enum: ['user', 'model'] },
                parts: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: {
                      text,
                      inlineData: {
                        type: 'object',
                        required: ['mimeType', 'data'],
                        properties: { mimeType: text, data: text },
                      },
                    },
                  },
                },
              },
            },
          },
          generationConfig: {
            type: 'object',
            properties: {
              responseModalities: { type: 'array', items: { enum: ['TEXT', 'IMAGE'] } },
              imageConfig: {
                type: 'object',
                properties: { aspectRatio: text, imageSize: { enum: ['512', '1K', '2K', '4K'] } },
              },
              thinkingConfig: { type: 'object', properties: { thinkingLevel: { enum: ['minimal', 'high'] } } },
            },
          },
        },
      },
      answer: () => ({
        candidates: [
          {
            index: 0,
            finishReason: 'STOP',
            content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: PIXEL } }] },
          },
        ],
      }),
      empty: () => ({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }),
    },
    {
      method: 'POST',
      path: '/v1beta/interactions',
      body: {
        type: 'object',
        required: ['model', 'input'],
        properties: {
          model: { enum: ['gemini-omni-1.1-flash'] },
          input: {
            type: 'array',
            items: {
              type: 'object',
              required: ['type'],
              properties: { type: { enum: ['text', 'image'] }, text, data: text, mime_type: text, uri: text },
            },
          },
          background: { type: 'boolean' },
          store: { type: 'boolean' },
          response_format: {
            type: 'object',
            required: ['type'],
            properties: {
              type: { enum: ['video'] },
              delivery: { enum: ['inline', 'uri'] },
              aspect_ratio: { enum: ['16:9', '9:16'] },
              resolution: { enum: ['360p', '720p', '1080p', '4k'] },
              duration: { type: 'string', pattern: '^([3-9]|10)s$' },
            },
          },
          generation_config: {
            type: 'object',
            properties: {
              video_config: {
                type: 'object',
                properties: { task: { enum: ['text_to_video', 'image_to_video', 'reference_to_video'] } },
              },
            },
          },
        },
      },
      answer: () => ({ id: 'v1_replay', object: 'interaction', model: 'gemini-omni-1.1-flash', status: 'in_progress' }),
    },
    {
      method: 'GET',
      path: '/v1beta/interactions/{id}',
      answer: ({ url }) =>
        interaction('completed', {
          type: 'video',
          mime_type: 'video/mp4',
          uri: `${url}/v1beta/files/f1:download?alt=media`,
        }),
      empty: () => interaction('completed', { type: 'text', text: 'This cannot be shown.' }),
    },
    {
      method: 'GET',
      path: '/v1beta/files/f1:download',
      query: { alt: ['media'] },
      answer: () => new Reply(200, FILM, { 'content-type': 'video/mp4' }),
    },
  ],
}
