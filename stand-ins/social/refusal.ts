import { SandboxError } from '../../subgraphs/kit/upstream/sandboxErrors.ts'

const STATUS_OF = { invalid: 400, private: 403, not_found: 404, platform_unavailable: 503 } as const

/** What can be wrong with a question, in the company's words. */
export type RefusalCode = keyof typeof STATUS_OF

/** A refusal as the company writes it: `{ error: { code, message } }`, of a read and of a task that failed. */
export class Refusal extends SandboxError {
  override readonly body: { readonly error: { readonly code: RefusalCode; readonly message: string } }

  constructor(code: RefusalCode, message: string) {
    const body = { error: { code, message } }
    super(STATUS_OF[code], body)
    this.body = body
  }
}
