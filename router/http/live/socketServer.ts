import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ExecutionArgs, GraphQLError } from 'graphql'
import { CloseCode, type Context, handleProtocols, makeServer, type Server } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { LiveStream } from '../../live/liveStream.ts'
import { type LiveDoorParts, subscribingOf } from './liveDoor.ts'
import { parametersOf } from './parameters.ts'
import { type Handshake, requestOf } from './socketRequest.ts'
import { errorsOf, resultsOf } from './socketResults.ts'

/** Largest message of a client, in bytes. */
const MAX_MESSAGE = 262_144
/** Interval of pings; a client that has not answered one by the next is cut off. Milliseconds. */
const PING_MS = 12_000
/** Bytes of answers that a client may leave unread: with more, its messages are read no further. */
const MAX_UNREAD = 1_048_576
/** How long a client may take to confirm that the connection closes, in milliseconds. */
const CLOSE_MS = 1_000
/** The endpoint goes away (RFC 6455, 7.4.1): clients connect again, to another router. */
const GOING_AWAY = 1001

/** The WebSocket connections of live streams: GraphQL over WebSocket (`graphql-transport-ws`), by graphql-ws. */
export class SocketServer {
  readonly #parts: LiveDoorParts
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, handleProtocols })
  readonly #protocol: Server<Handshake>
  /** The streams that are about to begin, by the arguments that graphql-ws passes on. */
  readonly #streams = new WeakMap<ExecutionArgs, LiveStream>()

  constructor(parts: LiveDoorParts) {
    this.#parts = parts
    this.#protocol = makeServer<Record<string, unknown>, Handshake>({
      onSubscribe: (context, _id, payload) => this.#subscribe(context, payload),
      subscribe: (args) => {
        const stream = this.#streams.get(args)
        if (!stream) throw new Error('A subscription lost its stream')
        return resultsOf(stream)
      },
    })
  }

  /** Takes over the connection of an upgrade request. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, handshake: Handshake): void {
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      holdBack(webSocket, socket)
      this.#serve(webSocket, handshake)
    })
  }

  /** Closes all connections. */
  stop(): void {
    for (const webSocket of this.#sockets.clients) {
      webSocket.close(GOING_AWAY, 'Going away')
      setTimeout(() => webSocket.terminate(), CLOSE_MS).unref()
    }
  }

  async #subscribe(
    { connectionParams = {}, extra }: Context<Record<string, unknown>, Handshake>,
    payload: unknown,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const given = parametersOf(payload)
    if (!given) return [new GraphQLError('The payload is not a GraphQL request.')]
    const request = requestOf(extra, connectionParams, given)
    try {
      await this.#parts.desk.admit(request)
      const subscribing = subscribingOf(this.#parts, given)
      if (!('operation' in subscribing)) return subscribing
      if (subscribing.operation.definition.operation !== 'subscription') return [notStreamed()]
      const stream = await this.#parts.desk.subscribe(request, subscribing)
      const args = { schema: this.#parts.schema, document: subscribing.operation.document }
      this.#streams.set(args, stream)
      return args
    } catch (error) {
      return errorsOf(error, request.requestId, this.#parts.log)
    }
  }

  #serve(webSocket: WebSocket, handshake: Handshake): void {
    const { log } = this.#parts
    const closed = this.#protocol.opened(
      {
        protocol: webSocket.protocol,
        send: (text) => sendTo(webSocket, text),
        close: (code, reason) => webSocket.close(code, reason),
        onMessage: (take) => {
          webSocket.on('message', (data) => {
            take(String(data)).catch((error: unknown) => {
              log.debug({ err: error }, 'A message of a WebSocket cannot be handled')
              webSocket.close(CloseCode.BadRequest, 'Invalid message received')
            })
          })
        },
      },
      handshake,
    )
    pingUntilClosed(webSocket)
    // A malformed frame; ws closes the connection.
    webSocket.on('error', (error) => log.debug({ err: error }, 'A WebSocket failed'))
    webSocket.once('close', (code, reason) => {
      closed(code, String(reason)).catch((error: unknown) => {
        log.error({ err: error }, 'The streams of a closed WebSocket did not end')
      })
    })
  }
}

function notStreamed(): GraphQLError {
  return new GraphQLError('Only subscriptions are served over WebSocket: send queries and mutations over HTTP.', {
    extensions: { code: 'BAD_REQUEST' },
  })
}

/** Waits until the message is written, so that a slow client holds its stream back. */
function sendTo(webSocket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    // A failure closes the connection, and that ends its streams.
    webSocket.send(text, () => resolve())
  })
}

/**
 * Reads no further messages while too many answers wait to be read: each message has an answer, be it a pong. A client that
 * never reads is then cut off, because its pongs are not read either.
 */
function holdBack(webSocket: WebSocket, socket: Duplex): void {
  const check = () => {
    if (socket.writableLength > MAX_UNREAD) webSocket.pause()
  }
  webSocket.on('message', check).on('ping', check)
  socket.on('drain', () => webSocket.resume())
}

/** Cuts a client off that does not answer, which frees its places. */
function pingUntilClosed(webSocket: WebSocket): void {
  let hasAnswered = true
  webSocket.on('pong', () => {
    hasAnswered = true
  })
  const pings = setInterval(() => {
    if (!hasAnswered) return webSocket.terminate()
    hasAnswered = false
    webSocket.ping()
  }, PING_MS)
  webSocket.once('close', () => clearInterval(pings))
}
