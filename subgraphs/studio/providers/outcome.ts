import { TollgraphError, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { type FetchedFile, type Fetching, fetchFile } from './files.ts'
import type { MadeFile, Operation, Progress } from './provider.ts'

/** Work that came to its end. */
export type Ended = Extract<Progress, { state: 'DONE' | 'FAILED' }>
/** What beginning work comes to. */
export type Begun = { readonly operation: Operation } | Ended

/** The longest reason that is passed on, in characters. */
const LONGEST_REASON = 400

/** Work that the company refused or could not do. */
export function failed(reason: string): Extract<Progress, { state: 'FAILED' }> {
  return { state: 'FAILED', reason: reason.slice(0, LONGEST_REASON) }
}

/** Work that is done. */
export function done(files: readonly MadeFile[]): Extract<Progress, { state: 'DONE' }> {
  return { state: 'DONE', files }
}

/** Begins work: what the company refuses has failed for good, what it does not know of is our mistake. */
export async function beginning(ask: () => Promise<Begun>): Promise<Begun> {
  try {
    return await ask()
  } catch (error) {
    if (hasCode(error, 'BAD_REQUEST')) return failed(reasonOf(error))
    if (hasCode(error, 'NOT_FOUND'))
      throw new UpstreamFailed('The provider does not know the model; check its MEDIA_…_MODELS', {}, { cause: error })
    throw error
  }
}

/** Looks after work: what the company does not know of is lost. */
export async function looking(ask: () => Promise<Progress>): Promise<Progress> {
  try {
    return await ask()
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return { state: 'LOST' }
    if (hasCode(error, 'BAD_REQUEST')) return failed(reasonOf(error))
    throw error
  }
}

/** A finished video behind a URL, with a frame of it as its thumbnail. */
export async function videoAt(url: string, fetching: Fetching): Promise<Progress> {
  return doneVideo(await fetchResult(url, fetching))
}

/** A finished video, with a frame of it as its thumbnail where one can be read. */
export async function doneVideo(video: FetchedFile): Promise<Progress> {
  // What reads videos takes long to load, and who only sells pictures does without.
  const { stillOf } = await import('./still.ts')
  const still = await stillOf(video.body)
  return done(still ? [video, { body: still, contentType: 'image/jpeg', role: 'thumbnail' }] : [video])
}

/** The file of finished work: where it is not there, the work itself is not lost. */
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

/** What is wrong, in the company's words. */
function reasonOf(error: TollgraphError): string {
  return error.fields.issues?.map(({ message }) => message).join('; ') ?? error.message
}

function hasCode(error: unknown, code: TollgraphError['code']): error is TollgraphError {
  return error instanceof TollgraphError && error.code === code
}
