import type { GraphQLResolveInfo } from 'graphql'
import type { PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput, Gone, NotFound, TollgraphError } from '../../../schema/errors.ts'
import { actHeldBy, carryOutAct, holdAct } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import { problemIn } from '../../kit/service/problems.ts'
import { keyOfId, nameResult } from '../../kit/service/refs.ts'
import type { Quote } from '../../kit/service/subgraph.ts'
import { extractApart, removeQuietly } from '../sites/activate.ts'
import { MAX_FILES } from '../sites/extract.ts'
import { insertLiveVersion } from '../sites/versions.ts'
import type { Upload } from '../store/upload.ts'
import { ownOf, requireNotSuspended } from '../store/uploads.ts'
import { issueTicket } from '../tickets/tickets.ts'
import { type Tier, tierNamed } from '../tiers.ts'
import type { Args } from '../types.gen.ts'
import type { UploadContext, UploadEngines } from '../work.ts'
import { readDirectory } from '../zip/directory.ts'
import { ZipRefused } from '../zip/refused.ts'
import { insertUpload } from './newUpload.ts'
import { describeSlot, type Issued, LATE } from './slot.ts'
import { newUploadId } from './uploadId.ts'

const ZIP = 'application/zip'
const SOURCE_PATH = ['input', 'source', 'upload'] as const

type Order = Args<'Mutation.buySite'>

/** The tier's price. A site without a source needs the name of its zip. */
export const quoteSite: Quote<Order, UploadEngines> = ({ input }) => {
  checkNames(input)
  return { amount: tierNamed(input.tier).price }
}

/** Before any money moves, a source must be a zip of the caller's that fits into the tier. */
export const siteAct = actHeldBy(async ({ input }: Order, line, context: UploadContext) => {
  checkNames(input)
  const source = await sourceOf(input, context)
  if (source) await checkZip(source, tierNamed(input.tier), context)
  await inTransaction(context.db.pool, (client) => holdAct(client, { line }))
})

/**
 * Buys hosting of a site. The files of a source are extracted first, then the site is written live in the transaction
 * that completes the act: a zip that cannot be extracted buys nothing.
 */
export async function buySite(_: unknown, { input }: Order, context: UploadContext, info: GraphQLResolveInfo) {
  const source = await sourceOf(input, context)
  return source ? buyLive(input, source, context, info) : buyEmpty(input, context, info)
}

async function buyEmpty(input: Order['input'], context: UploadContext, info: GraphQLResolveInfo) {
  const now = context.now()
  const { actId } = context.lineOf(info)
  const issued = await carryOutAct(context.db.pool, actId, LATE, async (client): Promise<Issued & SiteBought> => {
    const upload = await insertSite(client, input, null, context, info)
    return { upload, ...(await issueTicket(client, { upload, seconds: input.uploadUrlSeconds, now })) }
  })
  return { site: issued.upload, slot: describeSlot(issued, context.engines.addresses) }
}

interface SiteBought {
  readonly upload: Upload
}

async function buyLive(input: Order['input'], source: FullUpload, context: UploadContext, info: GraphQLResolveInfo) {
  const { db, engines, now } = context
  const { actId } = context.lineOf(info)
  const zip = { key: source.blobKey, size: Number(source.actualSize) }
  const place = `sites/${newUploadId()}`
  const extracted = await asZip(() =>
    extractApart(context, { zip, place, maxBytes: Number(tierNamed(input.tier).bytes) }),
  )
  try {
    const site = await carryOutAct(db.pool, actId, LATE, async (client) => {
      const inserted = await insertSite(client, input, source, context, info)
      return insertLiveVersion(client, inserted, { ...extracted, zipSize: zip.size }, now())
    })
    return { site, slot: null }
  } catch (error) {
    // After a database error the commit may have succeeded: the files stay, and the sweep decides.
    if (error instanceof TollgraphError) await removeQuietly(engines, extracted.folder)
    throw error
  }
}

async function insertSite(
  client: PoolClient,
  { filename, tier, ref }: Order['input'],
  source: Upload | null,
  context: UploadContext,
  info: GraphQLResolveInfo,
): Promise<Upload> {
  const { actId, amount } = context.lineOf(info)
  const site = await insertUpload(client, {
    kind: 'SITE',
    wallet: callerOf(context),
    filename: filename ?? source?.filename ?? '',
    contentType: ZIP,
    tier: tierNamed(tier),
    pricePaid: amount,
    transactionHash: context.payment?.transaction ?? null,
    sourceId: source?.id ?? null,
    actId,
    now: context.now(),
  })
  await nameResult(client, context, ref, { type: 'Site', key: site.id })
  return site
}

function checkNames({ filename, source }: Order['input']): void {
  const path = ['input', 'filename']
  // Postgres cannot store NUL.
  if (filename?.includes('\0')) throw new BadInput('must not have NUL characters', path)
  if (!filename && !source) throw new BadInput('is needed where no source is given', path)
  if (source?.upload) keyOfId(source.upload, 'Upload', SOURCE_PATH)
}

/** An upload whose file has come and is still kept. */
type FullUpload = Upload & { readonly blobKey: string; readonly actualSize: bigint }

/** The upload that the order names as its source; null without one. */
async function sourceOf({ source }: Order['input'], context: UploadContext): Promise<FullUpload | null> {
  if (!source?.upload) return null
  const id = keyOfId(source.upload, 'Upload', SOURCE_PATH)
  const upload = await ownOf('FILE', id, context)
  if (!upload) throw new NotFound('There is no such upload')
  await requireNotSuspended(context, upload)
  return problemIn('NotAZipProblem', SOURCE_PATH, async () => {
    const { blobKey, actualSize, expiresAt } = upload
    if (expiresAt <= context.now()) throw new Gone('This upload has expired')
    if (blobKey === null || actualSize === null) throw new BadInput('has no file yet; send it first', SOURCE_PATH)
    return { ...upload, blobKey, actualSize }
  })
}

/** Throws a NotAZipProblem for a file that is no zip of a site, or does not fit. */
function checkZip({ blobKey, actualSize }: FullUpload, { bytes }: Tier, { engines }: UploadContext): Promise<unknown> {
  return asZip(async () => {
    if (actualSize > bytes) throw new BadInput(`has more than ${bytes} bytes, which the tier allows`, SOURCE_PATH)
    const limits = { files: MAX_FILES, bytes: Number(bytes) }
    return readDirectory(engines.blobs, { key: blobKey, size: Number(actualSize) }, limits)
  })
}

/** Runs work whose expected errors are about the zip of the source. */
function asZip<Result>(work: () => Promise<Result>): Promise<Result> {
  return problemIn('NotAZipProblem', SOURCE_PATH, async () => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof ZipRefused ? new BadInput(error.reason, SOURCE_PATH) : error
    }
  })
}
