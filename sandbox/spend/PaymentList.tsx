import { useState } from 'react'
import { PaymentItem } from './PaymentItem.tsx'
import type { Payment } from './payment.ts'

/** Payments shown initially, and added at a time. */
const PAGE = 20

/** The payments, the newest first. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  const [count, setCount] = useState(PAGE)
  return (
    <section>
      <h3>Payments</h3>
      <ul className="payments">
        {payments.slice(0, count).map((payment) => (
          <PaymentItem key={payment.id} payment={payment} />
        ))}
      </ul>
      {payments.length > count ? (
        <button type="button" onClick={() => setCount(count + PAGE)}>
          Show {Math.min(PAGE, payments.length - count)} more
        </button>
      ) : null}
    </section>
  )
}
