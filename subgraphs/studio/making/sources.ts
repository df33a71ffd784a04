import { Conflict, Gone, NotFound } from '../../../schema/errors.ts'
import { jobIfOwn } from '../../kit/jobs/ownJobs.ts'
import { callerOf } from '../../kit/service/context.ts'
import { problemIn, sourceFailed } from '../../kit/service/problems.ts'
import { keyOfId, resultNamed } from '../../kit/service/refs.ts'
import type { NamedFile, NamedImage, Plan } from '../models/plan.ts'
import { uploadOfKey } from '../uploads/folder.ts'
import { ownUploads } from '../uploads/store.ts'
import { uploadIfOwn } from '../uploads/uploadFields.ts'
import type { StudioContext } from '../work.ts'
import type { GivenSource, MadeMedia, MediaInput, Source } from './input.ts'

/** The order's files, as a job stores them. */
export type Sources = Pick<MediaInput, 'images' | 'audio'>

/** Checks what a plan names as far as possible without a caller. Throws BadInput naming the argument. */
export function checkNamed({ images, audio, place }: Plan, { engines, now }: StudioContext): void {
  const urls = images.flatMap(({ given, path }) => (given.url ? [{ url: given.url, path }] : []))
  for (const { url, path } of [...urls, ...(audio ? [audio] : [])]) {
    if (!engines.media.keyOf(url, now())) engines.outbound.check(url, [...place, ...path])
  }
  for (const { given, path } of images) {
    if (given.id) keyOfId(given.id, 'Picture', [...place, ...path, 'id'])
    if (given.upload) keyOfId(given.upload, 'MediaUpload', [...place, ...path, 'upload'])
  }
}

/**
 * Resolves the URLs and ids of a plan. A link of ours must be a confirmed upload of the caller, or a result generated
 * here to which the caller has a link. Throws BadInput, and NotFound, Forbidden, Conflict or Gone for a picture that the
 * caller cannot use. Pictures that are named by a ref do not exist yet and are left out.
 */
export function knownSources(plan: Plan, context: StudioContext): Promise<Sources> {
  return sourcesOf({ ...plan, images: plan.images.filter(({ given }) => !given.ref) }, context)
}

/** Resolves all files of a plan, in its operation: throws like `knownSources`, and for a ref whose picture was not made. */
export async function sourcesOf(plan: Plan, context: StudioContext): Promise<Sources> {
  const { images, audio, place } = plan
  return problemIn('PictureUnusableProblem', place, async () => {
    const given = await Promise.all(
      images.map(async (image): Promise<GivenSource> => {
        const path = [...place, ...image.path]
        return { ...(await sourceOf(image, path, context)), role: image.role, member: image.path.join('.') }
      }),
    )
    const sound = audio && fileOf(audio, [...place, ...audio.path], context)
    return {
      images: await confirmedFiles(given, context),
      audio: (await confirmedFiles(sound ? [sound] : [], context))[0] ?? null,
    }
  })
}

function sourceOf({ given }: NamedImage, path: NamedFile['path'], context: StudioContext): Source | Promise<Source> {
  if (given.url) return fileOf({ url: given.url, path }, path, context)
  if (given.upload) return sentPicture(given.upload, path, context)
  return problemIn('PictureUnusableProblem', path, async () => {
    const job = given.id
      ? keyOfId(given.id, 'Picture', [...path, 'id'])
      : await resultNamed(context, given.ref ?? '', 'Picture', [...path, 'ref'])
    return requirePicture(job, path, context)
  })
}

function fileOf({ url }: NamedFile, path: NamedFile['path'], { engines, now }: StudioContext): Source {
  const own = engines.media.keyOf(url, now())
  if (own) return { key: own.key }
  engines.outbound.check(url, path)
  return { url }
}

/** A picture that the caller sent. */
function sentPicture(given: string, path: NamedFile['path'], context: StudioContext): Promise<Source> {
  return problemIn('PictureUnusableProblem', path, async () => {
    const upload = await uploadIfOwn(context, keyOfId(given, 'MediaUpload', [...path, 'upload']))
    if (!upload) throw new NotFound('There is no such upload')
    return { key: upload.blobKey }
  })
}

/** A picture of the caller's that is made, or being made. */
async function requirePicture(id: string, path: NamedFile['path'], context: StudioContext): Promise<Source> {
  const job = await jobIfOwn<MediaInput, MadeMedia>(context, id, 'studio')
  if (!job?.kind.startsWith('image-')) throw new NotFound('There is no such picture')
  if (job.state === 'FAILED') throw sourceFailed('The picture was not made', path)
  if (job.state === 'COMPLETE' && !job.result) throw new Gone('The picture is no longer kept')
  return { job: id }
}

/**
 * The sources with the file that was confirmed for each upload among them: a link may name the file as it was sent, which
 * can be replaced. Reads the uploads in one statement.
 */
async function confirmedFiles<Given extends Source>(
  sources: readonly Given[],
  context: StudioContext,
): Promise<Given[]> {
  const ids = sources.flatMap((source) => uploadOf(source) ?? [])
  if (ids.length === 0) return [...sources]
  const uploads = await ownUploads(context.db.pool, callerOf(context), ids)
  if (uploads.some(({ confirmedAt }) => !confirmedAt)) throw new Conflict('Confirm the upload before you work on it')
  const keys = new Map(uploads.map(({ id, blobKey }) => [id, blobKey]))
  return sources.map((source) => {
    const key = keys.get(uploadOf(source) ?? '')
    return key === undefined ? source : { ...source, key }
  })
}

/** The id of the upload that a source is; null for any other source. */
function uploadOf(source: Source): string | null {
  return 'key' in source ? uploadOfKey(source.key) : null
}
