import type { Item, ItemKind } from './items.ts'

/** A job's result, as stored and as returned for the graph's `SocialResult`. */
export type Result = ({ readonly __typename: string } & Item) | ResultPage

/** One page. */
export interface ResultPage {
  readonly __typename: string
  readonly nodes: readonly Item[]
  readonly pageInfo: { readonly cursor: string | null; readonly hasNextPage: boolean }
}

/** The GraphQL type of one item. */
export const ONE_OF: Readonly<Record<ItemKind, string>> = {
  profile: 'SocialProfile',
  account: 'SocialAccount',
  post: 'SocialPost',
  comment: 'SocialComment',
  story: 'SocialStory',
  highlight: 'SocialHighlight',
  page: 'SocialPage',
  group: 'SocialGroup',
}

/** The GraphQL type of a page of items. */
export const PAGE_OF: Readonly<Record<ItemKind, string>> = {
  profile: 'SocialProfiles',
  account: 'SocialAccounts',
  post: 'SocialPosts',
  comment: 'SocialComments',
  story: 'SocialStories',
  highlight: 'SocialHighlights',
  page: 'SocialPages',
  group: 'SocialGroups',
}
