import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/context.ts'
import { readCursor, writeCursor } from '../../kit/paging/cursor.ts'
import type { Topic } from '../../kit/subgraph.ts'
import { UPLOAD_ID } from '../slots/uploadId.ts'
import { type Listed, listUploads } from '../store/uploadLists.ts'
import { ownUpload } from '../store/uploads.ts'
import type { UploadContext, UploadEngines } from '../work.ts'

/** What a wallet uploaded, for that wallet only. */
export const lists: Topic<UploadEngines> = {
  resolvers: {
    Query: {
      uploads: (_: unknown, args: PageArgs, context) => pageOf(context, callerOf(context), 'all', args),
      upload: (_: unknown, { id }: { id: string }, context) => ownUpload(context, id),
    },
    Wallet: {
      __resolveReference: ({ address }: Wallet) => ({ address }),
      uploads: (wallet: Wallet, args: PageArgs, context) => ownPage(context, wallet, 'all', args),
      sites: (wallet: Wallet, args: PageArgs, context) => ownPage(context, wallet, 'sites', args),
    },
  },
}

interface Wallet {
  readonly address: WalletAddress
}

interface PageArgs {
  readonly first: number
  readonly after?: string | null
}

function ownPage(context: UploadContext, { address }: Wallet, listed: Listed, args: PageArgs) {
  if (context.caller !== address) throw new Forbidden('A wallet shows its uploads to itself only')
  return pageOf(context, address, listed, args)
}

/** `UploadPage` of the schema. */
async function pageOf(context: UploadContext, wallet: WalletAddress, listed: Listed, { first, after }: PageArgs) {
  // One row more than asked tells whether another page follows.
  const rows = await listUploads(context.db.pool, { wallet, listed }, readCursor(after, UPLOAD_ID), first + 1)
  const nodes = rows.slice(0, first)
  const last = rows.length > first ? nodes.at(-1) : undefined
  return { nodes, nextCursor: last ? writeCursor(last) : null }
}
