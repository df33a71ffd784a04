import { text } from 'node:stream/consumers'
import { Forbidden, NotFound } from '../../../../schema/errors.ts'
import { connectionOfRows } from '../../../kit/paging/connection.ts'
import { callerOf } from '../../../kit/service/context.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { companyOfUrl } from '../../people/companyKey.ts'
import type { EnrichGraph } from '../../types.gen.ts'
import type { EnrichContext } from '../../work.ts'
import { blobKeyOf } from './file.ts'
import { readPage } from './read.ts'
import { findPagesOf, pagesOf, type ReadPage } from './store.ts'
import { tidyPages } from './tidy.ts'

/** Pages that are read for a wallet and kept for it for a day. */
export const readPages: Topic<EnrichGraph> = {
  resolvers: {
    Mutation: { readPage },
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      pages: ({ address }, args, context) => {
        if (context.caller !== address) throw new Forbidden('A wallet shows its pages to itself only')
        const now = context.now()
        return connectionOfRows(context, ['pages', address], args, (after, limit) =>
          pagesOf(context.db.pool, address, { after, limit, now }),
        )
      },
    },
    Page: {
      __resolveReference: ({ resourceId }, context) => loadOwnPage(resourceId, context),
      resourceId: ({ id }) => id,
      company: ({ url }) => companyOfUrl(url),
      markdown: textOf,
      readAt: ({ createdAt }) => createdAt,
    },
  },
  jobs: { 'enrich.tidyPages': (_, context) => tidyPages(context) },
  schedules: ['23 * * * * enrich.tidyPages'],
}

/** Throws NotFound for a page that is not the caller's or has expired, as for one that there is not. */
async function loadOwnPage(id: string, context: EnrichContext): Promise<ReadPage> {
  const { db, loader, now } = context
  const owner = callerOf(context)
  const pages = loader<string, ReadPage | null>('enrich.pages', (ids) => findPagesOf(db.pool, owner, ids, now()))
  const page = await pages.load(id)
  if (!page) throw new NotFound('There is no such page, or it is no longer kept')
  return page
}

/** Null for a page that expired while it was read. */
async function textOf({ id }: ReadPage, _: unknown, { engines }: EnrichContext): Promise<string | null> {
  const opened = await engines.web.blobs.open(blobKeyOf(id))
  return opened && text(opened.body)
}
