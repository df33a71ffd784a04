import { Gone } from '../../../schema/errors.ts'
import type { MonthName } from './month.ts'

/** The payments of a month are in files, which the app does not read for callers. */
export class PaymentArchived extends Gone {
  constructor(month: MonthName) {
    super(`Payments of ${month} are archived: ask the operator for this one`, { month })
  }
}
