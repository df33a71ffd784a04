import type { Logger } from 'pino'
import { Unavailable } from '../../../../schema/errors.ts'
import { type Line, LineBroken, openLine } from './line.ts'
import { NAMESPACES } from './namespaces.ts'
import { type EppResponse, RESULT, RETRY_AFTER_FAILURE, Refused, responseOf, UnreadableAnswer } from './results.ts'
import type { EppSettings } from './settings.ts'
import { transactionId } from './transactionId.ts'
import { writeXml, type XmlElement, type XmlTree } from './xml.ts'

/** One command: `<command>` without its clTRID; its content may depend on the server's extensions. */
export interface Command {
  /** Our id of the command; default: a new one. */
  readonly clTRID?: string
  /** Read-only commands are sent once more if the connection breaks. */
  readonly changesNothing?: true
  write(extensions: ReadonlySet<string>): XmlTree
}

/** A session with the registry that opens on demand and reopens after a break. */
export interface Session {
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
    line = await openLine(settings, deadline - performance.now())
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
    const login = {
      login: {
        clID: settings.clientId,
        pw: settings.password,
        options: { version: '1.0', lang: 'en' },
        svcs: {
          objURI: [NAMESPACES.domain, NAMESPACES.contact],
          svcExtension: speaksFee(fresh.greeting) ? { extURI: NAMESPACES.fee } : undefined,
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
    if (response.code >= RESULT.failedClosing) open.close()
    if (response.code >= RESULT.unknownCommand) throw new Refused(response)
    return response
  }

  async function attempt(command: Command, deadline: number): Promise<EppResponse> {
    if (performance.now() >= deadline) throw busy()
    const open = await lineFor(deadline)
    const tree = command.write(speaksFee(open.greeting) ? new Set([NAMESPACES.fee]) : new Set())
    return exchange(open, tree, command.clTRID ?? transactionId(), deadline)
  }

  async function hello(): Promise<void> {
    if (!line?.isOpen || waiting > 0) return
    const open = line
    await inTurn((deadline) => open.ask(writeXml({ hello: '' }), deadline - performance.now())).catch(() => {})
  }

  const keepAlive = setInterval(() => void hello(), settings.keepAliveMs ?? KEEP_ALIVE_MS).unref()

  return {
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

function speaksFee(greeting: XmlElement): boolean {
  const extensions = greeting.at('greeting', 'svcMenu', 'svcExtension')?.all('extURI') ?? []
  return extensions.some((uri) => uri.text === NAMESPACES.fee)
}
