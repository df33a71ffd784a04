import { randomUUID } from 'node:crypto'
import type { GraphQLResolveInfo } from 'graphql'
import { storableOrNull } from '../../../../prisma/storable.ts'
import { Upstream } from '../../../../schema/errors.ts'
import { carryOutEffect } from '../../../kit/service/acts.ts'
import { callerOf } from '../../../kit/service/context.ts'
import { statedAs } from '../../../kit/service/problems.ts'
import { recordPurchase } from '../../../kit/service/purchases.ts'
import { nameResult } from '../../../kit/service/refs.ts'
import { insertDocument } from '../../../kit/storage/keptDocuments.ts'
import { addDays } from '../../../kit/time.ts'
import type { Args, Value } from '../../types.gen.ts'
import type { EnrichContext } from '../../work.ts'
import { PageUnreadable } from '../providers/websearch.ts'
import { isBlankPage, scrape } from '../scrape.ts'
import { blobKeyOf, CONTENT_TYPE, filenameOf } from './file.ts'
import { insertPage, type ReadPage } from './store.ts'

/** How long a page is kept. Days. */
export const KEPT_DAYS = 1

const URL_PATH = ['input', 'url']

/** Reads a page by the provider of `scrapedPage`, at its price, and keeps it for the wallet that pays. */
export async function readPage(
  _: unknown,
  { input: { url, ref } }: Args<'Mutation.readPage'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<{ readonly page: ReadPage }> {
  const scraped = await scrapeOrState(url, context, info)
  const line = context.lineOf(info)
  const [id, createdAt] = [randomUUID(), context.now()]
  const [owner, expiresAt] = [callerOf(context), addDays(createdAt, KEPT_DAYS)]
  const text = Buffer.from(scraped.content)
  const blobKey = blobKeyOf(id)
  await context.engines.web.blobs.put(blobKey, text, { maxBytes: text.length, contentType: CONTENT_TYPE })
  const title = storableOrNull(scraped.title)
  const page = { id, owner, url: scraped.url, title, rendered: scraped.rendered ?? null, createdAt, expiresAt }
  await carryOutEffect(context.db.pool, line, async (client) => {
    await insertPage(client, page)
    await insertDocument(client, {
      type: 'Page',
      key: id,
      service: 'enrich',
      owner,
      filename: filenameOf(title),
      contentType: CONTENT_TYPE,
      size: text.length,
      blobKey,
      expiresAt,
    })
    await recordPurchase(client, line.actId, { type: 'Page', key: [id] })
    await nameResult(client, context, ref, { type: 'Page', key: id })
  })
  return { page }
}

/** The page; throws the error that the payload's problem states if it cannot be read, or has no text. */
async function scrapeOrState(
  url: string,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'ScrapedPage'>> {
  try {
    const scraped = await scrape(url, URL_PATH, context, info)
    if (isBlankPage(scraped)) throw new PageUnreadable('it has no text', null)
    return scraped
  } catch (error) {
    if (!(error instanceof PageUnreadable)) throw error
    const { message, httpStatus } = error
    throw statedAs(new Upstream(message, { httpStatus }, { cause: error }), {
      type: 'PageUnreachableProblem',
      path: URL_PATH,
    })
  }
}
