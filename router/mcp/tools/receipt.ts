import { z } from 'zod'
import { resultOf } from '../result.ts'
import { defineTool } from '../tool.ts'

/** `receipt`: what a payment came to. */
export const receiptTool = defineTool({
  name: 'receipt',
  title: 'Receipt of a payment',
  description:
    "What one payment came to: state, lines, refunds, transaction, and the signed receipt. Free; the payment's id is all that it needs.",
  effect: 'none',
  input: z.strictObject({
    payment: z.uuid().describe('The id of a payment, as paymentId in the settlement of a paid call, or in payments.'),
  }),
  async call({ payment }, { doors }) {
    return resultOf(await doors.receipt(payment), null)
  },
})
