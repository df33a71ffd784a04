import { MESSAGE_LIMIT } from '../store/inboxes.ts'
import type { Fill } from '../store/messages.ts'

/** Most bytes of mail in one inbox; room for some dozens of the largest mails. */
export const INBOX_BYTES = 1_073_741_824

/** Whether an inbox takes no more mail. */
export function isFull({ messages, bytes }: Fill): boolean {
  return messages >= MESSAGE_LIMIT || bytes >= INBOX_BYTES
}
