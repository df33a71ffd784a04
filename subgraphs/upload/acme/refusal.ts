import { IssuanceFailed } from './issuer.ts'

/** Awaits a request through acme-client; turns its errors into IssuanceFailed. */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof IssuanceFailed) throw error
    throw new IssuanceFailed(`The certificate authority refuses: ${(error as Error).message}`, { cause: error })
  }
}
