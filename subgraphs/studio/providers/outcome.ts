import { TollgraphError, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { type FetchedFile, type Fetching, fetchFile } from './files.ts'
import type { MadeFile, Operation, Progress } from './provider.ts'

/** Work in a final state. */
export type Ended = Extract<Progress, { state: 'DONE' | 'FAILED' }>
/** Result of submitting work. */
export type Begun = { readonly operation: Operation } | Ended

/** Maximum length of a reason passed on, in characters. */
const LONGEST_REASON = 400

/** Work that the company refused or failed. */
export function failed(reason: string): Extract<Progress, { state: 'FAILED' }> {
  return { state: 'FAILED', reason: reason.slice(0, LONGEST_REASON) }
}

/** Finished work. */
export function done(files: readonly MadeFile[]): Extract<Progress, { state: 'DONE' }> {
  return { state: 'DONE', files }
}

/** Submits work: a refusal (400) fails it permanently; a 404 means a model name in our settings is wrong. */
export async function beginning(ask: () => Promise<Begun>): Promise<Begun> {
  try {
    return await ask()
  } catch (error) {
    if (hasCode(error, 'BAD_REQUEST')) return failed(reasonOf(error))
    if (hasCode(error, 'NOT_FOUND'))
      throw new UpstreamFailed(
        'The provider does not know the model; check the …_MODELS of its company',
        {},
        { cause: error },
      )
    throw error
  }
}

/** Polls work: work unknown to the company (404) is lost. */
export async function looking(ask: () => Promise<Progress>): Promise<Progress> {
  try {
    return await ask()
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return { state: 'LOST' }
    if (hasCode(error, 'BAD_REQUEST')) return failed(reasonOf(error))
    throw error
  }
}

/** A finished video at a URL, with a frame of it as thumbnail. */
export async function videoAt(url: string, fetching: Fetching): Promise<Progress> {
  return doneVideo(await fetchResult(url, fetching))
}

/** A finished video, with a frame of it as thumbnail if one can be decoded. */
async function doneVideo(video: FetchedFile): Promise<Progress> {
  // Loaded lazily: the decoder is slow to load, and not needed for pictures.
  const { stillOf } = await import('./still.ts')
  const still = await stillOf(video.body)
  return done(still ? [video, { body: still, contentType: 'image/jpeg', role: 'thumbnail' }] : [video])
}

/** The file of finished work; a missing file is an error, not lost work. */
export async function fetchResult(url: string, fetching: Fetching): Promise<FetchedFile> {
  try {
    return await fetchFile(url, fetching)
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND'))
      throw new UpstreamFailed(
        `The ${fetching.upstream.name} provider lost the file that it made`,
        {},
        { cause: error },
      )
    throw error
  }
}

/** The error in the company's words. */
function reasonOf(error: TollgraphError): string {
  return error.fields.issues?.map(({ message }) => message).join('; ') ?? error.message
}

function hasCode(error: unknown, code: TollgraphError['code']): error is TollgraphError {
  return error instanceof TollgraphError && error.code === code
}
