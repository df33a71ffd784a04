import { connect, type TLSSocket } from 'node:tls'
import type { TollgraphError } from '../../../../schema/errors.ts'
import { FrameReader, frame } from './frames.ts'
import { certificateErrorOf, closedUngreeted, LineBroken, tooSlow } from './lineErrors.ts'
import { UnreadableAnswer } from './results.ts'
import type { EppSettings } from './settings.ts'
import { readXml, type XmlElement } from './xml.ts'

/** One TLS connection to an EPP server (RFC 5734): each document sent gets one response. */
export interface Line {
  readonly greeting: XmlElement
  readonly isOpen: boolean
  /**
   * Sends a document and returns the response; one at a time. Throws LineBroken, Unavailable (timeout) or
   * UnreadableAnswer, and closes the connection in each case, because a late response would be taken for the next
   * command's.
   */
  ask(document: string, timeoutMs: number): Promise<XmlElement>
  close(): void
}

interface Question {
  answer(element: XmlElement): void
  fail(error: TollgraphError): void
}

/** Connects and reads the greeting. Throws like `ask`, and Upstream if the server's certificate is not trusted. */
export async function openLine(settings: EppSettings, timeoutMs: number): Promise<Line> {
  const reader = new FrameReader()
  let question: Question | null = null
  let isSecure = false
  let isGreeted = false
  const socket = connect({
    host: settings.host,
    port: settings.port,
    ca: settings.ca,
    minVersion: 'TLSv1.2',
    // Explicit, because an environment variable can disable the default.
    rejectUnauthorized: true,
    ...settings.clientCertificate,
  })
  socket.setNoDelay(true)

  function end(error: TollgraphError): void {
    socket.destroy()
    question?.fail(error)
    question = null
  }

  function broken(): LineBroken {
    return isSecure && !isGreeted ? closedUngreeted() : new LineBroken()
  }

  function take(document: string): void {
    const asked = question
    question = null
    // Unsolicited document: the next response could not be told apart from it, so close.
    if (!asked) {
      end(new LineBroken())
      return
    }
    try {
      asked.answer(readXml(document))
    } catch (error) {
      socket.destroy()
      asked.fail(new UnreadableAnswer(error))
    }
  }

  function answerWithin(limitMs: number): Promise<XmlElement> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(tooSlow()), Math.max(limitMs, 0))
      question = {
        answer(element) {
          clearTimeout(timer)
          resolve(element)
        },
        fail(error) {
          clearTimeout(timer)
          reject(error)
        },
      }
    })
  }

  socket.on('data', (chunk: Buffer) => {
    try {
      for (const document of reader.push(chunk)) take(document)
    } catch (error) {
      end(new UnreadableAnswer(error))
    }
  })
  socket.on('error', (error: NodeJS.ErrnoException) => end(certificateErrorOf(error) ?? broken()))
  socket.on('secureConnect', () => {
    isSecure = true
  })
  socket.on('close', () => end(broken()))

  const greeting = await answerWithin(timeoutMs)
  isGreeted = true
  return {
    greeting,
    get isOpen() {
      return isOpen(socket)
    },
    ask(document, limitMs) {
      if (!isOpen(socket)) return Promise.reject(new LineBroken())
      const answer = answerWithin(limitMs)
      socket.write(frame(document))
      return answer
    },
    close: () => end(new LineBroken()),
  }
}

function isOpen(socket: TLSSocket): boolean {
  return !socket.destroyed && socket.writable && socket.readable
}
