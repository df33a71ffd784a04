import { MESSAGE_LIMIT } from '../store/inboxes.ts'
import type { Fill } from '../store/messages.ts'

/** Most that the mails in one inbox may take up; some dozens of the largest ones. Bytes. */
export const INBOX_BYTES = 1_073_741_824

/** Whether an inbox takes no more mail. */
export function isFull({ messages, bytes }: Fill): boolean {
  return messages >= MESSAGE_LIMIT || bytes >= INBOX_BYTES
}
