import type { Topic } from '../kit/service/subgraph.ts'
import type { SocialGraph } from './types.gen.ts'

interface Page<One> {
  readonly nodes: readonly One[]
}

/** A page that a job collected has at most 100 items; a caller may select fewer, and pay for fewer. */
export const firstItems = {
  SocialProfiles: { nodes: first },
  SocialAccounts: { nodes: first },
  SocialPosts: { nodes: first },
  SocialComments: { nodes: first },
  SocialStories: { nodes: first },
  SocialHighlights: { nodes: first },
  SocialPages: { nodes: first },
  SocialGroups: { nodes: first },
} satisfies Topic<SocialGraph>['resolvers']

function first<One>({ nodes }: Page<One>, { first: most }: { readonly first: number }): readonly One[] {
  return nodes.slice(0, most)
}
