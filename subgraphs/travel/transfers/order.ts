import { BadInput, type Issue } from '../../../schema/errors.ts'
import { type Card, cardIssues, shortMonth } from '../bookings/card.ts'

/** `TransferOrderInput` of the schema, reduced to the members validated here. */
export interface TransferOrderData {
  readonly payment: {
    readonly methodOfPayment: string
    readonly paymentReference?: string | null
    readonly creditCard?: (Card & { readonly holderName: string; readonly cvv?: string | null }) | null
  }
  readonly corporation?: { readonly info?: unknown } | null
}

const CARD_PATH = ['input', 'order', 'payment', 'creditCard']
const CARD_MEMBERS = { vendorCode: 'vendorCode', number: 'number', expiryDate: 'expiryDate' }

/** Rejects an inconsistent order. Throws BadInput with each invalid member. */
export function checkOrder(data: TransferOrderData, now: Date): void {
  const { methodOfPayment, paymentReference, creditCard } = data.payment
  const issues: Issue[] = creditCard ? cardIssues(creditCard, CARD_MEMBERS, CARD_PATH, now) : []
  if (methodOfPayment === 'CREDIT_CARD' && !creditCard)
    issues.push(issue(['payment', 'creditCard'], 'is needed to pay by card'))
  if (methodOfPayment !== 'CREDIT_CARD' && creditCard)
    issues.push(issue(['payment', 'creditCard'], `cannot stand beside ${methodOfPayment}`))
  if (methodOfPayment === 'PAYMENT_SERVICE_PROVIDER' && !paymentReference)
    issues.push(issue(['payment', 'paymentReference'], 'is needed for a payment that was made elsewhere'))
  const info = data.corporation?.info
  if (info !== null && info !== undefined && !isTexts(info))
    issues.push(issue(['corporation', 'info'], 'must be an object of texts'))
  if (issues.length > 0) throw new BadInput(issues)
}

/** The order in the company's wire format. */
export function orderBody(data: TransferOrderData): object {
  const { creditCard } = data.payment
  if (!creditCard) return { data }
  const card = { ...creditCard, expiryDate: shortMonth(creditCard.expiryDate) }
  return { data: { ...data, payment: { ...data.payment, creditCard: card } } }
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

function issue(path: readonly (string | number)[], message: string): Issue {
  return { path: ['input', 'order', ...path], message, code: 'invalid' }
}
