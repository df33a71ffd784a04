import { BadInput } from '../../schema/errors.ts'
import { readForwardTo } from './forwardTo.ts'
import type { Inbox, InboxSettings } from './store/inboxes.ts'

const FORWARD_TO = ['input', 'forwardTo']

/** A change of an inbox's settings; omitted members stay as they are. */
export interface SettingsChange {
  /** Null: stop forwarding. */
  readonly forwardTo?: string | null
  readonly retainMessages?: boolean | null
}

/** The settings of a new inbox: forwarded mail is not kept. Throws BadInput for an address that leads straight back. */
export function settingsOfNew(forwardTo: string | null | undefined, address: string): InboxSettings {
  if (!forwardTo) return { forwardTo: null, retainMessages: true }
  return { forwardTo: readForwardTo(forwardTo, address, FORWARD_TO), retainMessages: false }
}

/**
 * The settings of an inbox after a change. Throws BadInput for an empty change, and if mail would be neither kept nor
 * forwarded.
 */
export function changedSettings(inbox: Inbox, { forwardTo, retainMessages }: SettingsChange): InboxSettings {
  const keeps = retainMessages ?? undefined
  if (forwardTo === undefined && keeps === undefined)
    throw new BadInput('give forwardTo, retainMessages or both', FORWARD_TO)
  const target = forwardTo ? readForwardTo(forwardTo, inbox.address, FORWARD_TO) : null
  const changed = {
    forwardTo: forwardTo === undefined ? inbox.forwardTo : target,
    retainMessages: keeps ?? inbox.retainMessages,
  }
  if (changed.forwardTo === null && !changed.retainMessages)
    throw new BadInput('must be true where nothing is forwarded: mail would vanish', ['input', 'retainMessages'])
  return changed
}
