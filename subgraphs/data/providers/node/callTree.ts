import { z } from 'zod'

/** Subcalls in a call's form, which `callTree` reads. */
export const subcalls = z.array(z.unknown()).optional()

/** A call whose subcalls have been read, too. */
type CallTree<Call> = Omit<Call, 'calls'> & { readonly calls?: CallTree<Call>[] | undefined }

/**
 * The form of a call with all calls in it, from the form of one. Calls are read one by one: contracts can nest them a
 * thousand deep, and a form that contains itself exceeds the stack before that.
 */
export function callTree<Call extends { readonly calls?: readonly unknown[] | undefined }>(
  form: z.ZodType<Call>,
): z.ZodType<CallTree<Call>> {
  return z.unknown().transform((given, context) => {
    const roots: CallTree<Call>[] = []
    const open = [{ given, siblings: roots }]
    for (let next = open.pop(); next; next = open.pop()) {
      const read = form.safeParse(next.given)
      if (!read.success) {
        for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message })
        return z.NEVER
      }
      const { calls, ...call } = read.data
      const inner: CallTree<Call>[] | undefined = calls && []
      next.siblings.push({ ...call, calls: inner })
      if (inner) for (const one of calls?.toReversed() ?? []) open.push({ given: one, siblings: inner })
    }
    return roots[0] ?? z.NEVER
  })
}
