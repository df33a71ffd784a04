import type { z } from 'zod'

/** A check of a probe's answer: names the first member that does not have the documented form; null if all do. */
export function documented(form: z.ZodType): (body: unknown) => string | null {
  return (body) => {
    const [issue] = form.safeParse(body).error?.issues ?? []
    return issue ? `${issue.path.join('.') || 'the answer'} is not as documented` : null
  }
}
