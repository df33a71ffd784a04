import { bareText, isMutation } from '../pay/graphqlBody.ts'

/** First words of the mutations that cannot be taken back: they move money, place orders, or remove something. */
const VERBS =
  /^(?:send|buy|topUp|register|renew|startTransfer|book|file|order|cancel|delete|remove|disable|detach)(?=[A-Z]|$)/

/** The mutations among these names whose effects last, without doubles. */
export function lastingOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name) => VERBS.test(name)))]
}

/** The mutations of a document whose effects last. Also those that it does not run count, such as skipped ones. */
export function lastingIn(document: string): readonly string[] {
  if (!isMutation(document)) return []
  // A field is followed by its arguments or its selection; an alias, by a colon.
  return lastingOf([...bareText(document).matchAll(/\b([a-z]\w*)\s*[({]/g)].map(([, name = '']) => name))
}

/** What is asked before them. */
export function lastingQuestion(names: readonly string[]): string {
  return `${names.join(' and ')} cannot be taken back.`
}
