import type { FastifyReply, FastifyRequest } from 'fastify'
import { StandInError } from '../../../subgraphs/kit/upstream/standInError.ts'

/** One entry of `errors` or `warnings` in the GDS's answers. */
export interface GdsIssue {
  readonly status?: number
  readonly code: number
  readonly title: string
  readonly detail?: string
  readonly source?: { readonly parameter?: string; readonly pointer?: string; readonly example?: string }
}

/** An error in the GDS's format: `{ "errors": […] }`. */
export class GdsProblem extends StandInError {
  readonly issue: GdsIssue

  constructor(status: number, issue: Omit<GdsIssue, 'status'>) {
    super(status, { errors: [{ status, ...issue }] })
    this.issue = issue
  }
}

export function invalidFormat(parameter: string, detail: string): GdsProblem {
  return new GdsProblem(400, { code: 477, title: 'INVALID FORMAT', detail, source: { parameter } })
}

export function missing(parameter: string): GdsProblem {
  const detail = `${parameter} is needed`
  return new GdsProblem(400, { code: 32171, title: 'MANDATORY DATA MISSING', detail, source: { parameter } })
}

/** An error about a body member, by JSON pointer. */
export function wrongAt(pointer: string, code: number, title: string, detail?: string): GdsProblem {
  return new GdsProblem(400, { code, title, ...(detail ? { detail } : {}), source: { pointer } })
}

export function notFound(detail: string, code = 1797, title = 'NOT FOUND'): GdsProblem {
  return new GdsProblem(404, { code, title, detail })
}

/** The answer to a path that the GDS does not have. */
export function noSuchPath(): GdsProblem {
  const detail = "The targeted resource doesn't exist"
  return new GdsProblem(404, { code: 38196, title: 'Resource not found', detail })
}

/** A route handler that sends the result of `work` as body. */
export function answering(work: (request: FastifyRequest) => unknown, status = 200) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    reply.code(status).send(await work(request))
}
