import { randomUUID } from 'node:crypto'
import type { GraphQLResolveInfo } from 'graphql'
import { carryOutEffect } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import { recordPurchase } from '../../kit/service/purchases.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, StudioGraph } from '../types.gen.ts'
import type { StudioContext } from '../work.ts'
import { sentKey } from './folder.ts'
import { boundSentFileLater } from './sentFiles.ts'
import { insertUpload } from './store.ts'

/** Creates an upload: the holder of its token sends the picture past the API, once. */
export const creating: Topic<StudioGraph> = {
  resolvers: { Mutation: { createMediaUpload } },
}

/** How long the file may be sent, and how long an unconfirmed one is kept. Milliseconds. */
const SENT_WITHIN_MS = 5 * 60_000
const CONFIRMED_WITHIN_MS = 60 * 60_000

/** Largest picture that models accept, in bytes. */
const LARGEST_UPLOAD = 20_000_000

const TYPES = { JPEG: 'image/jpeg', JPG: 'image/jpeg', PNG: 'image/png', GIF: 'image/gif', WEBP: 'image/webp' } as const

async function createMediaUpload(
  _: unknown,
  { input: { filename, contentType, size } }: Args<'Mutation.createMediaUpload'>,
  context: StudioContext,
  info: GraphQLResolveInfo,
) {
  const { db, engines } = context
  const now = context.now()
  const id = randomUUID()
  const blob = {
    key: sentKey(id, inPath(filename)),
    contentType: TYPES[contentType],
    maxBytes: size ?? LARGEST_UPLOAD,
    expiresAt: new Date(now.getTime() + SENT_WITHIN_MS),
    shownUntil: new Date(now.getTime() + CONFIRMED_WITHIN_MS),
  }
  const uploadUrl = await engines.media.uploadUrl(blob)
  const upload = await carryOutEffect(db.pool, context.lineOf(info), async (client) => {
    await recordPurchase(client, context.lineOf(info).actId, { type: 'MediaUpload', key: [id] })
    // The gateway's own link takes no more than the largest size.
    if (engines.blobs.kind === 's3') await boundSentFileLater(client, id, SENT_WITHIN_MS)
    return insertUpload(client, {
      id,
      wallet: callerOf(context),
      filename,
      contentType: blob.contentType,
      maxBytes: blob.maxBytes,
      blobKey: blob.key,
      createdAt: now,
      sentBy: blob.expiresAt,
      expiresAt: blob.shownUntil,
    })
  })
  const slot = {
    uploadId: id,
    clientToken: engines.media.uploadTicket(blob),
    uploadUrl,
    pathname: blob.key,
    blobUrl: engines.media.urlOf({ ...blob, expiresAt: blob.shownUntil }),
    maxBytes: blob.maxBytes,
    expiresAt: blob.expiresAt,
  }
  return { upload, slot }
}

/** A filename as the last segment of a blob key. */
function inPath(filename: string): string {
  const plain = filename.replace(/[^A-Za-z0-9._~-]+/g, '-').slice(-100)
  return /^[.-]*$/.test(plain) ? 'picture' : plain
}
