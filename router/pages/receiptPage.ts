import type { Statement, StatementLine, StatementTransfer } from '../receipts/statement.ts'
import { escapeHtml } from './html.ts'
import { sitePage } from './sitePage.ts'

/** What became of a line, in words. */
const OUTCOMES: Readonly<Record<string, string>> = {
  CHARGED: 'charged',
  WAIVED: 'waived: nothing worth money was found',
  FAILED: 'failed, not charged',
  REFUNDED: 'refunded',
}

/** A payment's receipt as a page to read and print. */
export function receiptPage(statement: Statement, baseUrl: string, style: string): string {
  const { chargedUsd, createdAt, lines, payouts = [], refundedUsd, refunds, resource, settledAt, state } = statement
  const facts = [
    ['Payment', code(statement.paymentId)],
    ['State', escapeHtml(state.toLowerCase())],
    ...(!resource ? [] : [['For', code(resource)]]),
    ['From', code(statement.payer)],
    ['To', code(statement.payTo)],
    ['Network', escapeHtml(`${statement.network}, by ${statement.protocol} (${statement.scheme})`)],
    ['Authorized', `${escapeHtml(statement.authorizedUsd)} USD at ${time(createdAt)}`],
    ...(settledAt === null ? [] : [['Settled', `${escapeHtml(statement.settledUsd ?? '')} USD at ${time(settledAt)}`]]),
    ...(statement.transaction === null ? [] : [['Transaction', code(statement.transaction)]]),
  ]
  const main = `<main class="endpoint">
<h1>Receipt</h1>
<p class="lead">${escapeHtml(chargedUsd ?? '0.00')} USD charged${refundedUsd === '0.00' ? '' : `, ${escapeHtml(refundedUsd)} USD refunded`}.</p>
<table><tbody>
${facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('\n')}
</tbody></table>
${lines ? linesTable(lines) : '<p>The lines of this payment are not shown, because its id can be found from the chain.</p>'}
${transfersTable('Refunds', refunds)}${transfersTable('Paid on', payouts)}
<p>Anyone with this page's address can read it; the answer is not part of it. Programs get it signed, as JSON, from the same address.</p>
</main>`
  return sitePage({ title: 'Receipt · Tollgraph', baseUrl, style, main })
}

function linesTable(lines: readonly StatementLine[]): string {
  const rows = lines.map(
    ({ path, field, usd, chargedUsd, outcome }) =>
      `<tr><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(field)}</td><td>${escapeHtml(outcome === null ? 'open' : (OUTCOMES[outcome] ?? outcome))}</td><td>${escapeHtml(usd)}</td><td>${escapeHtml(chargedUsd ?? '')}</td></tr>`,
  )
  return `<h2>Lines</h2>
<table>
<thead><tr><th scope="col">Where</th><th scope="col">What</th><th scope="col">Outcome</th><th scope="col">Price, USD</th><th scope="col">Charged, USD</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`
}

function transfersTable(title: string, transfers: readonly StatementTransfer[]): string {
  if (transfers.length === 0) return ''
  const rows = transfers.map(
    ({ usd, state, to, transaction }) =>
      `<tr><td>${escapeHtml(usd)}</td><td>${escapeHtml(state.toLowerCase())}</td><td>${to === undefined ? 'the payer' : code(to)}</td><td>${transaction === null ? '' : code(transaction)}</td></tr>`,
  )
  return `<h2>${title}</h2>
<table>
<thead><tr><th scope="col">USD</th><th scope="col">State</th><th scope="col">To</th><th scope="col">Transaction</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
`
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

function time(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`
}
