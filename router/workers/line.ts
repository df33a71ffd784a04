import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import type { Taken } from '../limits/workerRates.ts'

/**
 * What a process wants to know from the other: whether it still answers, whether the jobs run, the series of its metrics, its
 * calls to companies.
 */
export type Question = 'pulse' | 'jobs' | 'metrics' | 'calls'

/** What a process reports without being asked. */
export type Notice =
  /** A worker accepts requests. `process` identifies it in rows that it leases; `text` is for the operator. */
  | { readonly kind: 'listening'; readonly process: string; readonly text: string }
  /** Units of rates that a worker has admitted. */
  | { readonly kind: 'taken'; readonly taken: readonly Taken[] }
  /** The worker shall stop. */
  | { readonly kind: 'stop' }

type Message =
  | Notice
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly reason: string }

/** One end of an IPC channel: `process` in a worker, a cluster's worker in the supervisor. */
export interface ChannelEnd {
  send?(message: unknown, handle: undefined, options: undefined, sent: (error: Error | null) => void): boolean
  on(event: 'message', listener: (message: unknown) => void): unknown
}

/** How this end answers questions. */
export type Answers = Partial<Record<Question, () => Promise<unknown>>>

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** Notices, questions and answers between a worker and its supervisor. */
export class Line {
  readonly #end: ChannelEnd
  readonly #waiting = new Map<number, Waiting>()
  #answers: Answers = {}
  #lastId = 0

  /** `onNotice` gets the notices of the other end. */
  constructor(end: ChannelEnd, onNotice: (notice: Notice) => void) {
    this.#end = end
    end.on('message', (message) => this.#receive(message as Message, onNotice))
  }

  /** How questions of the other end are answered from now on. Others fail. */
  answer(answers: Answers): void {
    this.#answers = answers
  }

  tell(notice: Notice): void {
    this.#send(notice)
  }

  /** Rejects when the other end fails to answer, or does not within `limitMs` milliseconds. */
  async ask(question: Question, limitMs: number): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    const answered = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#send({ kind: 'question', id, question })
    try {
      return await withTimeout(limitMs, answered)
    } finally {
      this.#waiting.delete(id)
    }
  }

  #receive(message: Message, onNotice: (notice: Notice) => void): void {
    switch (message.kind) {
      case 'question':
        void this.#reply(message.id, message.question)
        return
      case 'answer':
        this.#waiting.get(message.id)?.resolve(message.answer)
        return
      case 'failure':
        this.#waiting.get(message.id)?.reject(new Error(message.reason))
        return
      default:
        onNotice(message)
    }
  }

  async #reply(id: number, question: Question): Promise<void> {
    try {
      const answer = this.#answers[question]
      if (!answer) throw new Error(`The question ${question} cannot be answered yet`)
      this.#send({ kind: 'answer', id, answer: await answer() })
    } catch (error) {
      this.#send({ kind: 'failure', id, reason: (error as Error).message })
    }
  }

  #send(message: Message): void {
    // A message to a process that has just ended is lost with it: its exit is handled elsewhere.
    this.#end.send?.(message, undefined, undefined, () => {})
  }
}
