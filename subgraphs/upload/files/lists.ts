import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { connectionOfRows } from '../../kit/paging/connection.ts'
import { pageOf } from '../../kit/paging/page.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { type Listed, listUploads } from '../store/uploadLists.ts'
import { ownUpload } from '../store/uploads.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext } from '../work.ts'

/** A wallet's uploads, visible to that wallet only. */
export const lists: Topic<UploadGraph> = {
  resolvers: {
    Query: {
      storedItems: (_, args, context) => itemsOf(context, callerOf(context), args),
      storedItem: (_, { id }, context) => ownUpload(context, id),
    },
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      uploads: (wallet, args, context) => ownPage(context, wallet, 'files', args),
      sites: (wallet, args, context) => ownPage(context, wallet, 'sites', args),
    },
  },
}

interface Wallet {
  readonly address: WalletAddress
}

/** A page of a wallet's files or sites. */
function ownPage(
  context: UploadContext,
  { address: wallet }: Wallet,
  listed: Listed,
  args: Args<'Wallet.uploads' | 'Wallet.sites'>,
) {
  if (context.caller !== wallet) throw new Forbidden('A wallet shows its uploads to itself only')
  return connectionOfRows(context, ['uploads', wallet, listed], args, (after, limit) =>
    listUploads(context.db.pool, { wallet, listed }, after, limit),
  )
}

/** `StoredItemPage` of the schema. */
function itemsOf(context: UploadContext, wallet: WalletAddress, args: Args<'Query.storedItems'>) {
  return pageOf(context, ['uploads', wallet, 'all'], args, (after, limit) =>
    listUploads(context.db.pool, { wallet, listed: 'all' }, after, limit),
  )
}
