import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
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
      uploads: (_, args, context) => pageOfWallet(context, callerOf(context), 'all', args),
      upload: (_, { id }, context) => ownUpload(context, id),
    },
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      uploads: (wallet, args, context) => ownPage(context, wallet, 'all', args),
      sites: (wallet, args, context) => ownPage(context, wallet, 'sites', args),
    },
  },
}

interface Wallet {
  readonly address: WalletAddress
}

function ownPage(
  context: UploadContext,
  { address }: Wallet,
  listed: Listed,
  args: Args<'Query.uploads' | 'Wallet.uploads'>,
) {
  if (context.caller !== address) throw new Forbidden('A wallet shows its uploads to itself only')
  return pageOfWallet(context, address, listed, args)
}

/** `UploadPage` of the schema. */
function pageOfWallet(
  context: UploadContext,
  wallet: WalletAddress,
  listed: Listed,
  args: Args<'Query.uploads' | 'Wallet.uploads'>,
) {
  return pageOf(context, ['uploads', wallet, listed], args, (after, limit) =>
    listUploads(context.db.pool, { wallet, listed }, after, limit),
  )
}
