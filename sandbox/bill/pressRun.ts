import { retryAt, run } from '../pay/run.ts'
import { consents, consentsAgain } from '../state/consent.ts'
import { useRequest, type Written } from '../state/request.ts'
import { useView } from '../state/view.ts'
import { lastingIn } from './lasting.ts'

/** Runs the editor's request; the first time, if its effects last, only asks whether it should. */
export function pressRun(): void {
  const request = useRequest.getState()
  if (consents(consentKey(request), lastingIn(request.query))) void run()
}

/**
 * Runs the editor's request after one that failed: for a sum that the user has accepted, or for the shown price where `total`
 * is null. One that was edited since is asked about like any other.
 */
export function pressAgain(total: string | null): void {
  const request = useRequest.getState()
  // The question stands beside the query.
  if (!consentsAgain(consentKey(request), lastingIn(request.query))) useView.getState().showColumn('query')
  else void (total === null ? run() : retryAt(total))
}

/** Names a request among those that were asked about. */
export function consentKey({ query, variables }: Written): string {
  return JSON.stringify([query, variables])
}
