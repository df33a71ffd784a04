import { type Company, type Reply, startCompany } from '../../../kit/upstream/company.ts'

/** A piece of work. Its name is the last word of its prompt, and what every company calls it by. */
export interface Work {
  readonly name: string
  /** The picture that its caller gives; null for none. */
  readonly given: Buffer | null
  /** What its company makes; null where nothing comes of it. */
  readonly made: Buffer | null
}

/** What a company, or the place of given pictures, is asked: for a picture, to begin, how far it is, for what it made. */
export type Stage = 'given' | 'order' | 'look' | 'file'

type Says = (work: Work, url: string) => unknown

/** What can be asked, with a star for the work's name, and what is answered when all goes well. */
const ANSWERS: Readonly<Record<string, readonly [stage: Stage, says: Says]>> = {
  'GET /given/*': ['given', ({ given }) => given],

  'POST /a/v1/images/generations': ['order', inBase64],
  'POST /a/v1/videos': ['order', ({ name }) => ({ id: name })],
  'GET /a/v1/videos/*': ['look', ({ name }) => ({ id: name, status: 'completed' })],
  'GET /a/v1/videos/*/content': ['file', ({ made }) => made],

  'POST /b/v1beta/models/image-b:generateContent': ['order', () => ({ promptFeedback: { blockReason: 'SAFETY' } })],
  'POST /b/v1beta/models/video-b-fast:predictLongRunning': ['order', ({ name }) => ({ name: `operations/${name}` })],
  'GET /b/v1beta/operations/*': [
    'look',
    ({ name }, url) => {
      const generatedSamples = [{ video: { uri: `${url}/b/files/${name}` } }]
      return { done: true, response: { generateVideoResponse: { generatedSamples } } }
    },
  ],
  'GET /b/files/*': ['file', ({ made }) => made],

  'POST /c/api/v1/services/aigc/video-generation/video-synthesis': [
    'order',
    ({ name }) => ({ output: { task_id: name } }),
  ],
  'GET /c/api/v1/tasks/*': [
    'look',
    ({ name }, url) => ({ output: { task_status: 'SUCCEEDED', video_url: `${url}/c/files/${name}` } }),
  ],
  'GET /c/files/*': ['file', ({ made }) => made],

  'POST /d/v1/images/edits': ['order', inBase64],
  'POST /d/v1/videos/generations': ['order', ({ name }) => ({ request_id: name })],
  'GET /d/v1/videos/*': ['look', () => ({ status: 'failed', error: 'The kite fell down' })],

  'POST /e/api/v3/contents/generations/tasks': ['order', ({ name }) => ({ id: name })],
  'GET /e/api/v3/contents/generations/tasks/*': [
    'look',
    ({ name }, url) => ({ status: 'succeeded', content: { video_url: `${url}/e/files/${name}` } }),
  ],
  'GET /e/files/*': ['file', ({ made }) => made],

  'POST /f/v1/image-d': ['order', ({ name }, url) => ({ id: name, polling_url: `${url}/f/looks/${name}` })],
  'GET /f/looks/*': ['look', ({ name }, url) => ({ status: 'Ready', result: { sample: `${url}/elsewhere/${name}` } })],
  // Not below the company's own URL: fetched like any stranger's.
  'GET /elsewhere/*': ['file', ({ made }) => made],
}

/** What company F says of a picture that is half made. */
export const HALF_MADE: Reply = { body: { status: 'Pending', progress: 0.5 } }

const PROMPT = 'a kite that '

/** The prompt of a piece of work. */
export function promptOf(name: string): string {
  return PROMPT + name
}

/** The settings that name the companies at a URL, and let pictures be fetched there. */
export function settingsFor(url: string): Record<string, string> {
  const names = ['OPENAI', 'GEMINI', 'DASHSCOPE', 'XAI', 'MODELARK', 'BFL']
  const companies = names.map((name, index) => [`${name}_URL`, `${url}/${'abcdef'[index]}`])
  return { ...Object.fromEntries(companies), OUTBOUND_ALLOW: new URL(url).host }
}

/** Starts all six companies and a place of given pictures on one server. `answer` may say another thing than `well`. */
export function startCompanies(
  works: readonly Work[],
  answer: (work: string, stage: Stage, well: Reply) => Reply | null | Promise<Reply | null>,
): Promise<Company> {
  return startCompany(({ method, url = '', headers }, body) => {
    const segments = url.split('/')
    const work = works.find(({ name }) => body.includes(promptOf(name)) || segments.includes(name))
    const [stage, says] = (work && ANSWERS[`${method} ${url.replace(`/${work.name}`, '/*')}`]) ?? []
    // Nobody has a still of a video, for one.
    if (!work || !stage || !says) return { status: 404 }
    const said = says(work, `http://${headers.host}`)
    return answer(work.name, stage, Buffer.isBuffer(said) ? fileReply(said) : { body: said })
  })
}

function fileReply(body: Buffer): Reply {
  return { headers: { 'content-type': 'application/octet-stream', 'content-length': String(body.length) }, body }
}

function inBase64({ made }: Work): unknown {
  return { data: [{ b64_json: made?.toString('base64') }] }
}
