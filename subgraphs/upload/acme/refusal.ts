import { IssuanceFailed } from './issuer.ts'

/** Waits for something that was asked of the authority through acme-client; its refusals become IssuanceFailed. */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof IssuanceFailed) throw error
    throw new IssuanceFailed(`The certificate authority refuses: ${(error as Error).message}`, { cause: error })
  }
}
