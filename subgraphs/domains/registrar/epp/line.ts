import { connect, type TLSSocket } from 'node:tls'
import { type TollgraphError, Unavailable, Upstream } from '../../../../schema/errors.ts'
import { FrameReader, frame } from './frames.ts'
import { RETRY_AFTER_FAILURE, UnreadableAnswer } from './results.ts'
import type { EppSettings } from './settings.ts'
import { readXml, type XmlElement } from './xml.ts'

/** The connection ended. Whatever was on its way may or may not have been done. */
export class LineBroken extends Unavailable {
  constructor() {
    super('The registrar cannot be reached', { retryAfter: RETRY_AFTER_FAILURE })
  }
}

/** One TLS connection to an EPP server (RFC 5734): one document goes out, one comes back. */
export interface Line {
  readonly greeting: XmlElement
  readonly isOpen: boolean
  /**
   * Sends a document and returns the answer; one at a time. Throws LineBroken, Unavailable (nothing came in time) or
   * UnreadableAnswer; after each of them the line is closed, because a late answer would be taken for the next one's.
   */
  ask(document: string, timeoutMs: number): Promise<XmlElement>
  close(): void
}

interface Question {
  answer(element: XmlElement): void
  fail(error: TollgraphError): void
}

/** Connects and reads the greeting. Throws as `ask` does, and Upstream when the server's certificate is not trusted. */
export async function openLine(settings: EppSettings, timeoutMs: number): Promise<Line> {
  const reader = new FrameReader()
  let question: Question | null = null
  const socket = connect({
    host: settings.host,
    port: settings.port,
    ca: settings.ca,
    minVersion: 'TLSv1.2',
    // Said aloud, because an environment variable can turn the default off.
    rejectUnauthorized: true,
    ...settings.clientCertificate,
  })
  socket.setNoDelay(true)

  function end(error: TollgraphError): void {
    socket.destroy()
    question?.fail(error)
    question = null
  }

  function take(document: string): void {
    const asked = question
    question = null
    // Nothing was asked: whatever this is, the next answer could not be told from it.
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
  socket.on('error', (error: NodeJS.ErrnoException) => end(connectionError(error)))
  socket.on('close', () => end(new LineBroken()))

  const greeting = await answerWithin(timeoutMs)
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

function tooSlow(): Unavailable {
  return new Unavailable('The registrar did not answer in time', { retryAfter: RETRY_AFTER_FAILURE })
}

/** OpenSSL's and Node's names for a certificate that does not verify, has expired or names someone else. */
const UNTRUSTED = /CERT|SELF_SIGNED|ISSUER|LEAF_SIGNATURE|ALTNAME/

function connectionError(error: NodeJS.ErrnoException): TollgraphError {
  if (!UNTRUSTED.test(error.code ?? '')) return new LineBroken()
  return new Upstream('The registrar cannot prove who it is', {}, { cause: error })
}
