import { useRequest } from '../state/request.ts'
import type { Outcome } from '../state/run.ts'

/** Marks an answer whose request is not the one in the editor any more, such as after another example was chosen. */
export function ChangedSince({ written }: Pick<Outcome, 'written'>) {
  const hasChanged = useRequest(({ query, variables }) => query !== written.query || variables !== written.variables)
  return hasChanged ? (
    <p className="answer-hint" role="status">
      This is the answer to an earlier request: the editor has another one now.
    </p>
  ) : null
}
