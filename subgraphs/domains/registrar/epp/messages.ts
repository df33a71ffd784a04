import type { Logger } from 'pino'
import type { Command } from './command.ts'
import { pollAcknowledgement, pollRequest } from './commands.ts'
import type { EppResponse } from './results.ts'

/** Most messages taken at once; the others wait for the next idle moment. */
const MESSAGES_AT_ONCE = 50

/**
 * Takes messages from the server's queue (RFC 5730, 2.9.2.3): each is logged, then acknowledged, which removes it. The
 * state of our domains is read by `info`, so a message is news for the operator only. Throws like `send`.
 */
export async function takeMessages(send: (command: Command) => Promise<EppResponse>, log: Logger): Promise<void> {
  for (let taken = 0; taken < MESSAGES_AT_ONCE; taken += 1) {
    const { queue, data } = await send(pollRequest())
    if (!queue) return
    const { id, date, text } = queue
    const [object] = data?.elements ?? []
    log.info(
      { id, date, text, about: object?.name, domain: object?.at('domain:name')?.text },
      'message from the registry',
    )
    const { queue: rest } = await send(pollAcknowledgement(id))
    if (!rest) return
  }
}
