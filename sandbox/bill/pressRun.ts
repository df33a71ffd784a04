import { run } from '../pay/run.ts'
import { consents } from '../state/consent.ts'
import { useRequest, type Written } from '../state/request.ts'
import { lastingIn } from './lasting.ts'

/** Runs the editor's request; the first time, if its effects last, only asks whether it should. */
export function pressRun(): void {
  const request = useRequest.getState()
  if (consents(consentKey(request), lastingIn(request.query))) void run()
}

/** Names a request among those that were asked about. */
export function consentKey({ query, variables }: Written): string {
  return JSON.stringify([query, variables])
}
