import { Conflict } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { NamedFile, NamedImage, Plan } from '../models/plan.ts'
import { isUpload } from '../uploads/folder.ts'
import { ownUpload } from '../uploads/store.ts'
import type { StudioContext } from '../work.ts'
import type { GivenSource, Source } from './input.ts'

/** Checks each URL of a plan as far as possible without a caller. Throws BadInput naming the argument. */
export function checkUrls({ images, audio }: Plan, { engines, now }: StudioContext): void {
  for (const { url, path } of [...images, ...(audio ? [audio] : [])]) {
    if (!engines.media.keyOf(url, now())) engines.outbound.check(url, path)
  }
}

/**
 * Resolves a plan's URLs. A link of ours must be a confirmed upload of the caller, or a result generated here to which
 * the caller has a link. Throws BadInput, and NotFound, Forbidden or Conflict for an upload.
 */
export async function sourcesOf(
  { images, audio }: Plan,
  context: StudioContext,
): Promise<{ readonly images: readonly GivenSource[]; readonly audio: Source | null }> {
  return {
    images: await Promise.all(images.map((image) => givenSource(image, context))),
    audio: audio && (await sourceOf(audio, context)),
  }
}

async function givenSource(image: NamedImage, context: StudioContext): Promise<GivenSource> {
  return { ...(await sourceOf(image, context)), role: image.role, member: image.path.join('.') }
}

async function sourceOf({ url, path }: NamedFile, context: StudioContext): Promise<Source> {
  const { db, engines, now } = context
  const own = engines.media.keyOf(url, now())
  if (!own) {
    engines.outbound.check(url, path)
    return { url }
  }
  if (isUpload(own.key)) {
    const upload = await ownUpload(db.pool, callerOf(context), 'blobKey', own.key)
    if (!upload.confirmedAt) throw new Conflict('Confirm the upload before you work on it')
  }
  return { key: own.key }
}
