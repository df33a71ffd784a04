import { Trouble } from '../../../sandbox/pay/trouble.ts'

/** The Trouble that some work ends in. Fails when it does not. */
export async function troubleFrom(work: () => unknown): Promise<Trouble> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Trouble) return error
    throw error
  }
  throw new Error('There was no trouble')
}
