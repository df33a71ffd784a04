import * as z from 'zod/mini'

const BillSchema = z.object({
  total: z.string(),
  currency: z.string(),
  lines: z.array(
    z.object({
      path: z.string(),
      field: z.string(),
      service: z.string(),
      usd: z.string(),
      units: z.optional(z.number()),
      max: z.optional(z.string()),
    }),
  ),
})

/** The most that an operation can cost, with a line for each priced field. Sums are decimal USD. */
export type Bill = z.infer<typeof BillSchema>

/** The bill in an answer: of a preview, or of an unpaid request by GraphQL or path. Null without one. */
export function billIn(answer: unknown): Bill | null {
  const { extensions, errors, bill } = (answer ?? {}) as {
    readonly extensions?: { readonly bill?: unknown }
    readonly errors?: readonly { readonly extensions?: { readonly bill?: unknown } }[]
    readonly bill?: unknown
  }
  const read = z.safeParse(BillSchema, extensions?.bill ?? errors?.[0]?.extensions?.bill ?? bill)
  return read.success ? read.data : null
}
