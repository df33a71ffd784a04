import type { Ports } from '../kit/upstream/port.ts'
import { scrapeCreators } from '../kit/upstream/scrapeCreators.ts'
import { data365 } from './companies.ts'
import type { Question } from './providers/provider.ts'

/** What is collected by the same companies: a platform, or a part of it. */
export const PORTS = {
  shortvideo: { gives: 'accounts, posts and comments of TikTok', companies: [scrapeCreators] },
  photosharing: { gives: 'profiles, posts and comments of Instagram', companies: [scrapeCreators] },
  'photosharing-audience': { gives: 'followers, followed accounts and stories of Instagram', companies: [] },
  network: { gives: 'profiles, posts and comments of Facebook', companies: [scrapeCreators] },
  'network-search': { gives: 'searches of Facebook', companies: [data365] },
  'network-audience': { gives: 'followers and followed accounts of Facebook', companies: [] },
  forum: { gives: 'posts and comments of Reddit', companies: [scrapeCreators] },
  'forum-lookup': { gives: 'single comments and profiles of Reddit', companies: [] },
} as const satisfies Ports

export type PortName = keyof typeof PORTS

/** Parts of a platform, by kinds of jobs; all other kinds are of the platform's own port. */
const PARTS: Readonly<Record<string, PortName>> = {
  'photosharing-followers': 'photosharing-audience',
  'photosharing-following': 'photosharing-audience',
  'photosharing-stories': 'photosharing-audience',
  'network-followers': 'network-audience',
  'network-following': 'network-audience',
  'network-search': 'network-search',
  'network-search-people': 'network-search',
  'network-search-pages': 'network-search',
  'network-search-groups': 'network-search',
  'forum-comment': 'forum-lookup',
  'forum-search-profiles': 'forum-lookup',
}

/** The port of a resource, as `@provider` names it at the member of the input. */
export function portOf({ platform, resource }: Pick<Question, 'platform' | 'resource'>): PortName {
  return PARTS[`${platform}-${resource}`] ?? platform
}
