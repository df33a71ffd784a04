import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, onTestFinished } from 'vitest'
import { z } from 'zod'
import { openOutbound } from '../../../../subgraphs/kit/net/outbound/outbound.ts'
import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openFilesystemStore } from '../../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { openProvider, type Provider } from '../../../../subgraphs/kit/upstream/provider.ts'
import type { Company } from '../../../../subgraphs/studio/providers/company.ts'
import { openMediaProviders } from '../../../../subgraphs/studio/providers/engines.ts'
import type {
  GivenImage,
  GivenRole,
  MediaModel,
  OptionsOf,
  OrderOf,
} from '../../../../subgraphs/studio/providers/order.ts'
import type { MediaProvider, MediaProviders, Progress } from '../../../../subgraphs/studio/providers/provider.ts'
import { providerSettings } from '../../../../subgraphs/studio/providers/settings.ts'
import { providerHost } from '../../../support/providerHost.ts'

export const log = pino({ level: 'silent' })
export const signal = new AbortController().signal

/** A way out for which no name has an address; what `allow` lists may be reached. */
export const outboundTo = (...allow: readonly string[]) =>
  openOutbound({ allow, resolve: async () => [], userAgent: 'test' })

/** A company at a URL, for a client of its wire format. */
export async function companyAt(
  provider: Provider,
  url: string,
  options: { readonly key?: string; readonly models?: Readonly<Record<string, string>>; readonly allow?: string } = {},
): Promise<Company> {
  const standIn = { kind: 'live', register() {} } as const
  const { upstream, stop } = await openProvider(provider, { url, key: options.key }, standIn, { timeoutMs: 5_000, log })
  onTestFinished(stop)
  const outbound = outboundTo(...(options.allow ? [options.allow] : []))
  return { upstream, outbound, modelName: (ours) => options.models?.[ours] ?? ours }
}

/** What the processes of one installation share. */
export interface Installation {
  readonly seed: string
  readonly key: Buffer
  readonly blobs: BlobStore
}

let installations = 0

/** An installation with a key and files of its own, which go with the test file. */
export async function newInstallation(seed = 'world'): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgraph-media-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  installations += 1
  return { seed, key: Buffer.alloc(32, installations), blobs: await openFilesystemStore(folder) }
}

/** A process of an installation: all companies, or their stand-ins. */
export function openAll(
  { seed, key, blobs }: Installation,
  environment: Readonly<Record<string, string>> = {},
): Promise<MediaProviders> {
  return openMediaProviders({
    settings: { ...environment, ...z.object(providerSettings).parse(environment) },
    log,
    now: () => new Date(),
    providers: providerHost({ seed }),
    outbound: outboundTo(),
    deriveKey: () => key,
    blobs,
  })
}

/** An order for a model, with what every order has. */
export function orderFor<Model extends MediaModel>(
  model: Model,
  options: OptionsOf[Model],
  rest: Partial<Pick<OrderOf<Model>, 'operation' | 'prompt' | 'images' | 'audio'>> = {},
): OrderOf<Model> {
  return {
    jobId: 'job-1',
    model,
    operation: 'generate',
    prompt: 'a red fox',
    options,
    images: [],
    audio: null,
    ...rest,
  }
}

/** A given picture of one colour; without bytes of its own, a real PNG. */
export async function given(role: GivenRole, color = '#3366cc', width = 320, height = 180): Promise<GivenImage> {
  const body = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
  return { role, body, contentType: 'image/png', url: 'https://tollgraph.example/media/picture' }
}

/** Begins an order and looks after it until it ends. */
export async function finish(
  provider: MediaProvider,
  order: Parameters<MediaProvider['submit']>[0],
): Promise<Progress> {
  const begun = await provider.submit(order, signal)
  if (!('operation' in begun)) return begun
  for (;;) {
    const progress = await provider.poll(begun.operation, order.model, signal)
    if (progress.state !== 'RUNNING') return progress
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The bytes of a file that was made. Throws where there is none. */
export function fileOf(
  progress: Progress | Awaited<ReturnType<MediaProvider['submit']>>,
  role: 'result' | 'thumbnail' = 'result',
): { readonly body: Buffer; readonly contentType: string } {
  const file =
    'state' in progress && progress.state === 'DONE' ? progress.files.find((one) => one.role === role) : undefined
  if (!file || !Buffer.isBuffer(file.body)) throw new Error(`No ${role}: ${JSON.stringify(progress).slice(0, 300)}`)
  return { body: file.body, contentType: file.contentType }
}

/** A given file whose bytes are a text, to be found again in what a company is asked. */
export function written(role: GivenRole, text: string, contentType = 'image/png'): GivenImage {
  return { role, body: Buffer.from(text), contentType, url: `https://tollgraph.example/media/${text}` }
}

/** The smallest PNG, in base64, as companies answer pictures. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
