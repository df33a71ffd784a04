import { useState } from 'react'
import { OUTCOMES } from '../answer/receipt/sums.ts'
import { TransactionLink } from '../answer/receipt/TransactionLink.tsx'
import { gatewayUrl } from '../api/base.ts'
import { formatUsd } from '../api/usd.ts'
import type { Payment } from './payment.ts'
import { stateText } from './stateText.ts'
import { refundedOf, spentOn } from './totals.ts'

/** One payment: a line, with details on demand. */
export function PaymentItem({ payment }: { readonly payment: Payment }) {
  const [isOpen, setOpen] = useState(false)
  const { id, createdAt, endpoint, operation, service, lines, refunds, transactionHash } = payment
  const refunded = refundedOf(payment)
  const waits = refunds.some(({ state }) => state === 'NEEDS_APPROVAL')
  const title = endpoint ?? operation ?? [...new Set(lines.map(({ path }) => path))].join(', ')
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="payment-sum">{formatUsd(spentOn(payment))} USD</span>
          <span className="payment-title">{title || service}</span>
          <span className="quiet">
            {new Date(createdAt).toLocaleString()} · {stateText(payment)}
          </span>
        </summary>
        {isOpen ? (
          <div className="payment-facts">
            <ul>
              {lines.map(({ path, field, service, amount, charged, outcome }) => (
                <li key={path}>
                  {outcome === 'PENDING' ? 'pending' : `${OUTCOMES[outcome].sign} ${OUTCOMES[outcome].word}`}{' '}
                  {outcome === 'CHARGED' ? (charged ?? amount) : amount} USD: {path}{' '}
                  <span className="quiet">
                    {field}, {service}
                  </span>
                </li>
              ))}
            </ul>
            {refunded > 0n ? <p>{formatUsd(refunded)} USD went back or is on its way.</p> : null}
            {waits ? <p>A part of it waits for the operator’s approval.</p> : null}
            <p className="payment-links">
              {transactionHash ? <TransactionLink hash={transactionHash} title="Payment" /> : null}
              {refunds.map(({ transactionHash: hash }) =>
                hash ? <TransactionLink key={hash} hash={hash} title="Refund" /> : null,
              )}
              <a href={gatewayUrl(`receipts/${id}`)} target="_blank" rel="noreferrer">
                Receipt
              </a>
            </p>
          </div>
        ) : null}
      </details>
    </li>
  )
}
