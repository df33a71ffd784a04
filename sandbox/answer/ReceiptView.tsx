import { gatewayUrl } from '../api/base.ts'
import type { Receipt } from '../api/types.ts'
import { OUTCOMES, sumsOf } from './receipt/sums.ts'
import { TransactionLink } from './receipt/TransactionLink.tsx'
import { save } from './save.ts'

/** The charge of a payment, line by line, with its on-chain transactions. */
export function ReceiptView({ receipt }: { readonly receipt: Receipt }) {
  const { charged, waived, failed, refunded } = sumsOf(receipt)
  return (
    <div className="receipt">
      <p className="receipt-total">
        <strong>{charged} USD</strong> charged
        {waived ? <span> · {waived} waived</span> : null}
        {failed ? <span> · {failed} failed, not charged</span> : null}
        {refunded ? <span> · {refunded} refunded</span> : null}
      </p>
      <table>
        <caption className="visually-hidden">Lines of the receipt</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Outcome</th>
            <th scope="col" className="receipt-sum">
              USD
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map(({ path, field, usd, outcome }) => (
            <tr key={path}>
              <td>
                {path} <span className="quiet">{field}</span>
              </td>
              <td className={`outcome-${outcome.toLowerCase()}`} title={OUTCOMES[outcome].meaning}>
                <span aria-hidden="true">{OUTCOMES[outcome].sign}</span> {OUTCOMES[outcome].word}
              </td>
              <td className="receipt-sum">{usd}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="facts">
        <dt>Paid by</dt>
        <dd>
          <code>{receipt.payer}</code>
        </dd>
        <dt>Network</dt>
        <dd>{receipt.network}</dd>
      </dl>
      <div className="receipt-actions">
        {receipt.transaction ? <TransactionLink hash={receipt.transaction} title="Payment" /> : null}
        {receipt.refundTransaction ? <TransactionLink hash={receipt.refundTransaction} title="Refund" /> : null}
        {receipt.paymentId ? (
          <a href={gatewayUrl(`receipts/${receipt.paymentId}`)} target="_blank" rel="noreferrer">
            Receipt to print
          </a>
        ) : null}
        <button
          type="button"
          onClick={() => save(JSON.stringify(receipt, null, 2), 'receipt.json', 'application/json')}
        >
          Download receipt
        </button>
      </div>
      <p className="quiet">
        Anyone with the receipt's URL can read it; the answer is not part of it. Share it as you would a receipt on
        paper.
      </p>
    </div>
  )
}
