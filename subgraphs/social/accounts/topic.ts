import { BadInput } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { shownItem } from '../shown.ts'
import type { Args, SocialGraph, Value } from '../types.gen.ts'
import type { SocialContext } from '../work.ts'
import { type AccountKey, accountOf } from './account.ts'
import { collectedProfiles } from './collectedProfiles.ts'
import { collections } from './collections.ts'

/** Accounts on social platforms, by name. */
export const accounts: Topic<SocialGraph> = {
  resolvers: {
    Query: { socialAccount },
    SocialAccount: {
      __resolveReference: ({ platform, username }) => accountOf(platform, username),
      url: (account, _args, { engines }) => engines.pageOf(account),
      profile,
      collections,
    },
  },
}

function socialAccount(_: unknown, { platform, username }: Args<'Query.socialAccount'>): AccountKey {
  const account = accountOf(platform, username)
  if (!account) throw new BadInput('is no name of an account', ['username'])
  return account
}

async function profile(
  account: AccountKey,
  _args: unknown,
  context: SocialContext,
): Promise<Value<'SocialProfile'> | null> {
  const wallet = callerOf(context)
  const { platform, username } = account
  const profiles = context.loader('social.collectedProfile', (keys: readonly AccountKey[]) =>
    collectedProfiles(context.db.pool, wallet, keys, context.now()),
  )
  const collected = await profiles.load({ platform, username })
  return collected && shownItem(platform, collected)
}
