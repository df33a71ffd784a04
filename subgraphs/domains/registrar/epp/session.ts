import type { Logger } from 'pino'
import { Unavailable } from '../../../../schema/errors.ts'
import type { Command } from './command.ts'
import { type Line, openLine } from './line.ts'
import { LineBroken } from './lineErrors.ts'
import { takeMessages } from './messages.ts'
import { type EppResponse, RESULT, RETRY_AFTER_FAILURE, Refused, responseOf, UnreadableAnswer } from './results.ts'
import { servicesOf } from './services.ts'
import type { EppSettings } from './settings.ts'
import { transactionId } from './transactionId.ts'
import { writeXml, type XmlTree } from './xml.ts'

/** A session with the registry that opens on demand and reopens after a break. */
export interface Session {
  /** Whether the server offers this namespace. Opens the session; throws like `send`. */
  offers(namespace: string): Promise<boolean>
  /** Throws Refused (an error result code), Unavailable, UnreadableAnswer; Upstream for an untrusted certificate. */
  send(command: Command): Promise<EppResponse>
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 240_000

/** Most commands waiting for their turn; beyond that the registry is too slow, and commands are rejected. */
const MAX_WAITING = 64

/** Creates a session for one set of credentials. Nothing is sent before the first command. */
export function createSession(settings: EppSettings, log: Logger): Session {
  let line: Line | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  /** Messages that wait for us at the server, by its last response. */
  let queued = 0
  let isClosed = false

  // Runs one command at a time, in call order. All have the same timeout from their call on, so earlier commands have
  // ended by the time a later one's deadline passes.
  function inTurn<T>(work: (deadline: number) => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new Unavailable('The connection to the registrar has been closed'))
    if (waiting >= MAX_WAITING) return Promise.reject(busy())
    const deadline = performance.now() + settings.timeoutMs
    waiting += 1
    const done = turn
      .then(() => work(deadline))
      .finally(() => {
        waiting -= 1
      })
    turn = done.catch(() => {})
    return done
  }

  async function lineFor(deadline: number): Promise<Line> {
    if (line?.isOpen) return line
    line = await openLine(settings, deadline - performance.now()).catch((error: unknown) => {
      const hint =
        'no connection to the registrar; one that it closes itself may mean our address or client certificate'
      log.warn({ err: error, host: settings.host }, hint)
      throw error
    })
    try {
      await logIn(line, deadline)
    } catch (error) {
      log.error({ err: error, host: settings.host, clientId: settings.clientId }, 'could not log in to the registrar')
      line.close()
      throw error
    }
    return line
  }

  async function logIn(fresh: Line, deadline: number): Promise<void> {
    const services = servicesOf(fresh.greeting)
    const login = {
      login: {
        clID: settings.clientId,
        pw: settings.password,
        options: { version: '1.0', lang: services.language },
        svcs: {
          objURI: services.objects,
          svcExtension: services.extensions.length > 0 ? { extURI: services.extensions } : undefined,
        },
      },
    }
    await exchange(fresh, login, transactionId(), deadline)
  }

  async function exchange(open: Line, command: XmlTree, clTRID: string, deadline: number): Promise<EppResponse> {
    const document = writeXml({ command: { ...command, clTRID } })
    const response = responseOf(await open.ask(document, deadline - performance.now()))
    // A response to another command means that responses and commands are permanently out of step.
    if (response.clTRID !== undefined && response.clTRID !== clTRID) {
      open.close()
      throw new UnreadableAnswer('an answer to another command')
    }
    queued = response.queue?.count ?? 0
    // 2002 to a complete command means that the server has ended our session: the next command logs in again.
    if (response.code >= RESULT.failedClosing || response.code === RESULT.useError) open.close()
    if (response.code >= RESULT.unknownCommand) throw new Refused(response)
    return response
  }

  async function attempt(command: Command, deadline: number): Promise<EppResponse> {
    if (performance.now() >= deadline) throw busy()
    const open = await lineFor(deadline)
    const tree = command.write(servicesOf(open.greeting).all)
    return exchange(open, tree, command.clTRID ?? transactionId(), deadline)
  }

  async function stayAlive(): Promise<void> {
    if (!line?.isOpen || waiting > 0) return
    const open = line
    const isPolled = queued > 0 && settings.acknowledgesMessages
    if (isPolled) await takeMessages((command) => inTurn((deadline) => attempt(command, deadline)), log)
    else await inTurn((deadline) => open.ask(writeXml({ hello: '' }), deadline - performance.now()))
  }

  const keepAlive = setInterval(() => void stayAlive().catch(noticeIdle), settings.keepAliveMs ?? KEEP_ALIVE_MS).unref()

  /** The session is idle: the next command opens another line. */
  function noticeIdle(error: unknown): void {
    log.debug({ err: error, host: settings.host }, 'the idle session with the registrar broke')
  }

  return {
    offers: (namespace) =>
      inTurn(async (deadline) => servicesOf((await lineFor(deadline)).greeting).all.has(namespace)),
    send(command) {
      return inTurn((deadline) =>
        attempt(command, deadline).catch((error: unknown) => {
          if (!(error instanceof LineBroken) || !command.changesNothing) throw error
          return attempt(command, deadline)
        }),
      )
    },
    async close() {
      clearInterval(keepAlive)
      const last = inTurn(async (deadline) => {
        if (line?.isOpen) await exchange(line, { logout: '' }, transactionId(), deadline)
      }).catch(() => {})
      isClosed = true
      await last
      line?.close()
    },
  }
}

function busy(): Unavailable {
  return new Unavailable('The registrar is busy', { retryAfter: RETRY_AFTER_FAILURE })
}
