import type { Logger } from 'pino'
import type { Upstream } from '../../../kit/upstream/upstream.ts'
import { Reader } from '../lists/rows.ts'
import type { Platform, Question, SocialProvider } from '../provider.ts'
import { type Collector, openCall } from './call.ts'
import { forum } from './forum.ts'
import { network } from './network.ts'
import { photosharing } from './photosharing.ts'
import { shortvideo } from './shortvideo.ts'

const COLLECTORS: Readonly<Record<Platform, Readonly<Record<string, Collector>>>> = {
  shortvideo,
  photosharing,
  network,
  forum,
}

/** Whether Scrape Creators has a resource of a platform. */
export function hasScrapeCreators({ platform, resource }: Pick<Question, 'platform' | 'resource'>): boolean {
  return Object.hasOwn(COLLECTORS[platform], resource)
}

/** Client of Scrape Creators, which answers reads at once: a task is finished as soon as it has begun. */
export function scrapeCreatorsClient(upstream: Upstream, log: Logger): SocialProvider {
  const reader = new Reader('social', log)
  return {
    kind: upstream.kind,
    begin: (_question, key) => Promise.resolve(key),
    stateOf: () => Promise.resolve({ state: 'FINISHED' }),
    collect(question, cursor, asker) {
      const collector = COLLECTORS[question.platform][question.resource]
      if (!collector) throw new Error(`Scrape Creators has no ${question.platform} ${question.resource}`)
      return collector(openCall(upstream, reader, question, cursor, asker))
    },
  }
}
