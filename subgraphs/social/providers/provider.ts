import type { DataSourceKind } from '../../kit/context.ts'
import type { Asker } from '../../kit/upstream/asker.ts'
import type { Item, ItemKind } from '../items.ts'

/** The platforms, by the words of the documented paths. */
export const PLATFORMS = ['shortvideo', 'photosharing', 'network', 'forum'] as const

export type Platform = (typeof PLATFORMS)[number]

/** What is to be collected. */
export interface Question {
  readonly platform: Platform
  /** In the words of the documented paths: `profile`, `post-comments`, `search-hashtag`. */
  readonly resource: string
  readonly item: ItemKind
  /** Whether it is one item, or pages of them. */
  readonly isList: boolean
  /** Members of the documented request in their wire names (`max_posts`, `order_by`), without the cursor. */
  readonly input: Readonly<Record<string, string | number>>
}

/** How far the company is. */
export type TaskState =
  | { readonly state: 'PENDING' }
  | { readonly state: 'FINISHED' }
  /** `mayTryAgain`: another task for the same question might end better. */
  | { readonly state: 'FAILED'; readonly reason: string; readonly mayTryAgain: boolean }

/** What was collected: the item, or one page of them. */
export type Answer = { readonly item: Item } | AnswerPage

/** One page. */
export interface AnswerPage {
  readonly items: readonly Item[]
  /** The company's own; null on the last page. */
  readonly cursor: string | null
}

/**
 * The company that collects from the platforms: it is given a task, and its data are read when the task has finished. Its
 * methods throw NotFound, Forbidden or BadInput for what asking again would not change (no such profile, a private one, a
 * cursor that is none), with a message for the caller; Upstream and Unavailable for the rest, an answer of another shape
 * included.
 */
export interface SocialProvider {
  readonly kind: DataSourceKind
  /** Has it collect; answers the task's id. The same key is the same task, however often it is asked for. */
  begin(question: Question, key: string, asker: Asker): Promise<string>
  /** A task that the company does not know (any more) has failed, and may be tried again. */
  stateOf(taskId: string, asker: Asker): Promise<TaskState>
  /** Reads what has been collected, from a page's `cursor` on. */
  collect(question: Question, cursor: string | null, asker: Asker): Promise<Answer>
}
