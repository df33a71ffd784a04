import { buffer } from 'node:stream/consumers'
import { BadInput } from '../../../schema/errors.ts'
import type { PaidJob } from '../../kit/jobs/job.ts'
import { awaitJob, hasEnded, jobIfOwn } from '../../kit/jobs/ownJobs.ts'
import { callerOf } from '../../kit/service/context.ts'
import { sourceFailed, statedAs } from '../../kit/service/problems.ts'
import { keyOfId, resultNamed } from '../../kit/service/refs.ts'
import type { OpenBlob } from '../../kit/storage/blobs/blobStore.ts'
import { documentOf, type KeptDocument } from '../../kit/storage/keptDocuments.ts'
import type { MailContext } from '../engines.ts'
import type { Attachment } from './attachment.ts'
import type { Draft, Letter } from './letter.ts'
import { isSource, type NamedSource } from './namedSource.ts'

/** As many bytes as a file in a request may have, whose base64 has at most 5,000,000 characters. */
const MAX_FILE_BYTES = 3_750_000
/** As `text` in a request. */
const MAX_TEXT_BYTES = 256_000
/** How long a mail waits for a picture that is being made. Seconds. */
const WAIT_SECONDS = 20

const NO_PAGE = 'There is no such page, or it is no longer kept'
const NO_PICTURE = 'There is no such picture'
const GONE_PICTURE = 'The picture is no longer kept'

/**
 * Checks the sources that a draft names by id, before the money moves: they are the caller's, exist or are being made, and are
 * not too large. Throws a SourceFailedProblem, or BadInput. A ref names what is not made yet.
 */
export async function checkSources({ page, attachments }: Draft, context: MailContext): Promise<void> {
  if (page?.by === 'id') await checkSource(page, MAX_TEXT_BYTES, context)
  for (const one of attachments) if (isSource(one) && one.by === 'id') await checkSource(one, MAX_FILE_BYTES, context)
}

/** The letter with the content of its sources. Throws a SourceFailedProblem. */
export async function completeLetter({ page, attachments, ...letter }: Draft, context: MailContext): Promise<Letter> {
  // At once, so that several pictures are waited for no longer than one.
  const loaded = await Promise.all(
    attachments.map(async (one) => (isSource(one) ? await loadSource(one, MAX_FILE_BYTES, context) : one)),
  )
  if (!page) return { ...letter, attachments: loaded }
  const { content } = await loadSource(page, MAX_TEXT_BYTES, context)
  return { ...letter, text: content.toString('utf8'), attachments: loaded }
}

async function checkSource(source: NamedSource, most: number, context: MailContext): Promise<void> {
  const key = keyOfId(source.name, source.type, source.path)
  if (source.type === 'Page') return requireSize((await ownPage(key, source, context)).size, most, source)
  const job = await jobIfOwn(context, key, 'studio')
  if (!job?.kind.startsWith('image-')) throw sourceFailed(NO_PICTURE, source.path)
  if (!hasEnded(job)) return
  requireSize(madeBy(job, source, context).size, most, source)
}

async function loadSource(source: NamedSource, most: number, context: MailContext): Promise<Attachment> {
  const { type, by, name, path } = source
  const key = by === 'ref' ? await resultNamed(context, name, type, path) : keyOfId(name, type, path)
  return type === 'Page' ? loadPage(key, source, most, context) : loadPicture(key, source, most, context)
}

async function loadPage(key: string, source: NamedSource, most: number, context: MailContext): Promise<Attachment> {
  const page = await ownPage(key, source, context)
  const content = await contentOf(await context.engines.madeFiles.openDocument(page), most, source, NO_PAGE)
  return { content, contentType: page.contentType, filename: page.filename }
}

async function ownPage(key: string, { type, path }: NamedSource, context: MailContext): Promise<KeptDocument> {
  const page = await documentOf(context.db.pool, callerOf(context), { type, key }, context.now())
  if (!page) throw sourceFailed(NO_PAGE, path)
  return page
}

async function loadPicture(key: string, source: NamedSource, most: number, context: MailContext): Promise<Attachment> {
  const job = await awaitJob(context, 'studio', key, WAIT_SECONDS)
  if (!hasEnded(job)) throw sourceFailed('The picture is still being made: mail it once it has a `url`', source.path)
  const { contentType } = madeBy(job, source, context)
  const content = await contentOf(await context.engines.madeFiles.open(job), most, source, GONE_PICTURE)
  return { content, contentType, filename: `picture.${contentType.split('/')[1]}` }
}

/** Throws a SourceFailedProblem if the job of a picture that has ended made none, or it is no longer kept. */
function madeBy(job: PaidJob, { path }: NamedSource, { engines }: MailContext) {
  if (job.state === 'FAILED') throw sourceFailed('The picture was not made', path)
  const made = engines.madeFiles.describe(job)
  if (!made) throw sourceFailed(GONE_PICTURE, path)
  return made
}

async function contentOf(opened: OpenBlob | null, most: number, source: NamedSource, gone: string): Promise<Buffer> {
  if (!opened) throw sourceFailed(gone, source.path)
  try {
    requireSize(opened.info.size, most, source)
    return await buffer(opened.body)
  } finally {
    opened.body.destroy()
  }
}

function requireSize(size: number, most: number, { path }: NamedSource): void {
  if (size <= most) return
  throw statedAs(new BadInput(`must have at most ${most} bytes; this one has ${size}`, path), {
    type: 'SourceFailedProblem',
    path,
  })
}
