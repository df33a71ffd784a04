import { userInfo } from 'node:os'
import { InvalidArgumentError, Option } from 'commander'
import type { Cause } from '../../subgraphs/kit/abuse/actions.ts'

/** Maximum length of `--reason` and `--by`, in characters. */
const MAX_TEXT = 500

/** The options of every command that changes something. */
export interface CauseOptions {
  readonly reason: string
  readonly by?: string
}

/** `--reason`: the reason, for the audit record. */
export function reasonOption(): Option {
  return new Option('--reason <text>', 'why, for the record').argParser(text).makeOptionMandatory()
}

/** `--by`: the person who acts. */
export function byOption(): Option {
  return new Option('--by <name>', 'who acts, for the record; by default your user name on this machine').argParser(
    text,
  )
}

/** Actor and reason, as the audit record keeps them. */
export function causeOf({ reason, by }: CauseOptions): Cause {
  return { reason, by: by ?? userInfo().username }
}

function text(given: string): string {
  const trimmed = given.trim()
  if (trimmed !== '' && trimmed.length <= MAX_TEXT && !trimmed.includes('\0')) return trimmed
  throw new InvalidArgumentError(`Give 1 to ${MAX_TEXT} characters.`)
}
