import type { Answer, Question, SocialProvider, TaskState } from '../../../../subgraphs/social/providers/provider.ts'

/** A company that answers what a test tells it, and keeps what it was asked. */
export interface ToldProvider extends SocialProvider {
  readonly begun: { readonly question: Question; readonly key: string }[]
  readonly collected: { readonly question: Question; readonly cursor: string | null }[]
}

/** Makes one: `stateOf` by task id, `answer` for whatever is collected. */
export function toldProvider(stateOf: (taskId: string) => TaskState, answer: Answer): ToldProvider {
  const begun: { question: Question; key: string }[] = []
  const collected: { question: Question; cursor: string | null }[] = []
  return {
    kind: 'live',
    begun,
    collected,
    begin(question, key) {
      begun.push({ question, key })
      return Promise.resolve(`task of ${key}`)
    },
    stateOf: (taskId) => Promise.resolve(stateOf(taskId)),
    collect(question, cursor) {
      collected.push({ question, cursor })
      return Promise.resolve(answer)
    },
  }
}
