import type { DataSourceKind } from '../../kit/service/context.ts'
import type { Asker } from '../../kit/upstream/asker.ts'
import type { Item, ItemKind } from '../items.ts'

/** The platforms, in the names of the documented paths. */
export const PLATFORMS = ['shortvideo', 'photosharing', 'network', 'forum'] as const

export type Platform = (typeof PLATFORMS)[number]

/** A query to collect. */
export interface Question {
  readonly platform: Platform
  /** As in the documented paths: `profile`, `post-comments`, `search-hashtag`. */
  readonly resource: string
  readonly item: ItemKind
  /** Whether the result is pages of items rather than one item. */
  readonly isList: boolean
  /** Members of the documented request in their wire names (`max_posts`, `order_by`), without the cursor. */
  readonly input: Readonly<Record<string, string | number>>
}

/** State of a task at the company. */
export type TaskState =
  | { readonly state: 'PENDING' }
  | { readonly state: 'FINISHED' }
  /** `mayTryAgain`: a new task for the same query might succeed. */
  | { readonly state: 'FAILED'; readonly reason: string; readonly mayTryAgain: boolean }

/** Result of a task: the item, or one page of items. */
export type Answer = { readonly item: Item } | AnswerPage

/** One page. */
export interface AnswerPage {
  readonly items: readonly Item[]
  /** The company's own cursor; null on the last page. */
  readonly cursor: string | null
}

/**
 * A company that collects from platforms: a task is begun, and its data are read once it has finished. Its
 * methods throw NotFound, Forbidden or BadInput if a retry would not help (no such profile, a private one, an invalid
 * cursor), with a message for the caller; otherwise, including undocumented responses, Upstream or Unavailable.
 */
export interface SocialProvider {
  readonly kind: DataSourceKind
  /** Begins a task; returns its id. Idempotent by key. */
  begin(question: Question, key: string, asker: Asker): Promise<string>
  /** A task unknown to the company counts as failed, and may be tried again. */
  stateOf(taskId: string, asker: Asker): Promise<TaskState>
  /** Reads the results, from a page's `cursor` on. */
  collect(question: Question, cursor: string | null, asker: Asker): Promise<Answer>
}

/** All companies of the port, and its stand-in: each question goes to the one that has it. */
export interface SocialProviders extends Omit<SocialProvider, 'kind'> {
  /** Where the facts of a question come from. Throws ProviderNotConfigured if nothing that is configured has it. */
  sourceOf(wanted: Pick<Question, 'platform' | 'resource'>): DataSourceKind
}
