import { Conflict } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/context.ts'
import type { NamedFile, NamedImage, Plan } from '../models/plan.ts'
import { isUpload } from '../uploads/folder.ts'
import { ownUpload } from '../uploads/store.ts'
import type { StudioContext } from '../work.ts'
import type { GivenSource, Source } from './input.ts'

/** Looks at each URL of a plan as far as it goes without knowing who asks. Throws BadInput naming the member. */
export function checkUrls({ images, audio }: Plan, { engines, now }: StudioContext): void {
  for (const { url, path } of [...images, ...(audio ? [audio] : [])]) {
    if (!engines.media.keyOf(url, now())) engines.outbound.check(url, path)
  }
}

/**
 * What a plan's URLs lead to. A link of ours is to be a confirmed upload of the caller's, or something that was made here
 * and that the caller has a link to. Throws BadInput, and NotFound, Forbidden or Conflict for an upload.
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
    const upload = await ownUpload(db.pool, callerOf(context), 'blob_key', own.key)
    if (!upload.confirmedAt) throw new Conflict('Confirm the upload before you work on it')
  }
  return { key: own.key }
}
