import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'

const STATUS_OF = { invalid: 400, private: 403, not_found: 404, platform_unavailable: 503 } as const

/** Error codes, in the company's wording. */
export type RefusalCode = keyof typeof STATUS_OF

/** An error in the company's format: `{ error: { code, message } }`, of a read and of a failed task. */
export class Refusal extends StandInError {
  override readonly body: { readonly error: { readonly code: RefusalCode; readonly message: string } }

  constructor(code: RefusalCode, message: string) {
    const body = { error: { code, message } }
    super(STATUS_OF[code], body)
    this.body = body
  }
}
