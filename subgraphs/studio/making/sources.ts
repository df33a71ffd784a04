import { Conflict } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { NamedFile, Plan } from '../models/plan.ts'
import { isUpload } from '../uploads/folder.ts'
import { ownUploadsByKey } from '../uploads/store.ts'
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
  { images, audio }: Pick<Plan, 'images' | 'audio'>,
  context: StudioContext,
): Promise<{ readonly images: readonly GivenSource[]; readonly audio: Source | null }> {
  const given = images.map((image): GivenSource => {
    return { ...sourceOf(image, context), role: image.role, member: image.path.join('.') }
  })
  const sound = audio && sourceOf(audio, context)
  await requireConfirmed(sound ? [...given, sound] : given, context)
  return { images: given, audio: sound }
}

function sourceOf({ url, path }: NamedFile, { engines, now }: StudioContext): Source {
  const own = engines.media.keyOf(url, now())
  if (own) return { key: own.key }
  engines.outbound.check(url, path)
  return { url }
}

/** Reads the uploads among the sources, in one statement. */
async function requireConfirmed(sources: readonly Source[], context: StudioContext): Promise<void> {
  const keys = sources.flatMap((source) => ('key' in source && isUpload(source.key) ? [source.key] : []))
  if (keys.length === 0) return
  const uploads = await ownUploadsByKey(context.db.pool, callerOf(context), keys)
  if (uploads.some(({ confirmedAt }) => !confirmedAt)) throw new Conflict('Confirm the upload before you work on it')
}
