import { formatEther } from 'viem'
import { escapeHtml } from '../pages/html.ts'
import { sitePage } from '../pages/sitePage.ts'
import { barChart } from './chart.ts'
import { type Figures, MOST_STUCK } from './figures.ts'
import type { Sums } from './sums.ts'
import { type Column, htmlTable } from './table.ts'
import { kindOf, spanText, usdText } from './text.ts'

/** Where the page is, as the visitor sees it. */
export interface OperatorPlace {
  /** The gateway's base URL. */
  readonly baseUrl: string
  /** URL of the stylesheet. */
  readonly style: string
}

/** Ranges that the page links to, in days. */
const RANGES = [1, 7, 30, 90, 366]

const number = (title: string): Column => ({ title, isNumber: true })
const text = (title: string): Column => ({ title })

const SUM_COLUMNS = ['Revenue', 'Taken', 'Refunded', 'Paid out', 'To others', 'Waived', 'Settlement failed'].map(number)

function archivedNote({ archivedMonths }: Figures): string {
  if (archivedMonths.length === 0) return ''
  return ` Payments of ${escapeHtml(archivedMonths.join(', '))} are archived and not among the figures: see “tollgraph ledger months”.`
}

function rangeText({ askedDays, at, days }: Figures): string {
  const range = days.length > 0 ? `${days.at(0)} to ${days.at(-1)}, days in UTC. ` : ''
  const fewer =
    days.length < askedDays
      ? ` The payments of ${count(askedDays)} take too long to add up: the revenue is ${days.length > 0 ? `of ${count(days.length)}` : 'not shown'}.`
      : ''
  return `${range}As of ${moment(at)} UTC; amounts in USD.${fewer}`
}

function count(days: number): string {
  return days === 1 ? 'one day' : `${days} days`
}

/** The operator's page: all figures as tables, money by day and by service also as charts. */
export function operatorPage(figures: Figures, place: OperatorPlace): string {
  const action = escapeHtml(`${place.baseUrl}/operator`)
  const ranges = RANGES.map((days) => {
    const current = days === figures.askedDays ? ' aria-current="page"' : ''
    return `<a href="${action}?days=${days}"${current}>${days === 1 ? 'today' : `${days} days`}</a>`
  })
  return framed(
    place,
    `<p class="lead">${escapeHtml(rangeText(figures))}${archivedNote(figures)}</p>
<nav class="ranges" aria-label="Range">${ranges.join(' ')}</nav>
${[money, payments, refunds, balances, providers, jobs].map((section) => section(figures)).join('\n')}
<form method="post" action="${action}/sign-out"><button class="button">Sign out</button></form>`,
  )
}

/** The form that asks for the secret; `problem`: why the last attempt was refused. */
export function signInPage(place: OperatorPlace, problem: string | null): string {
  return framed(
    place,
    `${problem === null ? '' : `<p role="alert" class="problem">${escapeHtml(problem)}</p>\n`}<form method="post" action="${escapeHtml(`${place.baseUrl}/operator`)}">
<p><label for="secret">OPERATOR_SECRET of this installation</label></p>
<p><input id="secret" name="secret" type="password" autocomplete="current-password" required></p>
<p><button class="button">Sign in for an hour</button></p>
</form>`,
  )
}

/** A page with the reason why there are no figures. */
export function problemPage(place: OperatorPlace, problem: string): string {
  return framed(
    place,
    `<p role="alert" class="problem">${escapeHtml(problem)}</p>
<p><a href="${escapeHtml(`${place.baseUrl}/operator`)}">The last 30 days</a></p>`,
  )
}

function framed({ baseUrl, style }: OperatorPlace, content: string): string {
  const main = `<main class="operator">\n<h1>Operator</h1>\n${content}\n</main>`
  return sitePage({ title: 'Operator · Tollgraph', baseUrl, style, main, hasLinks: false })
}

function money({ revenue }: Figures): string {
  if (!revenue) return ''
  const { byDay, byService, byWallet, totals, walletCount } = revenue
  const labels = byDay.map(({ day }) => day.slice(5))
  const counts = `${totals.payments} payments: ${totals.settled} settled, ${totals.open} under way, ${totals.payments - totals.settled - totals.open} without a charge.`
  return `<section aria-labelledby="money">
<h2 id="money">Revenue</h2>
<p class="total">${usdText(totals.revenue)} USD</p>
<p>${counts} A refund counts for the day of its payment.</p>
${barChart({ title: 'Revenue by day in USD', labels, series: [{ name: 'revenue', values: byDay.map((day) => day.revenue) }], textOf: usdText })}
<h3>Waived and refunded</h3>
${barChart({
  title: 'Waived and refunded by day in USD',
  labels,
  series: [
    { name: 'refunded', values: byDay.map((day) => day.refunded) },
    { name: 'waived', values: byDay.map((day) => day.waived) },
  ],
  textOf: usdText,
})}
${htmlTable('All days', [text('Days'), number('Payments'), ...SUM_COLUMNS], [[String(byDay.length), String(totals.payments), ...sumCells(totals)]])}
<details><summary>By day</summary>
${htmlTable(
  'Revenue by day',
  [text('Day'), number('Payments'), ...SUM_COLUMNS],
  byDay.map((day) => [day.day, String(day.payments), ...sumCells(day)]),
)}
</details>
<h3>By service</h3>
${barChart({ title: 'Revenue by service in USD', labels: byService.map(({ service }) => service), series: [{ name: 'revenue', values: byService.map((row) => row.revenue) }], textOf: usdText })}
${htmlTable(
  'Revenue by service',
  [text('Service'), number('Lines'), ...SUM_COLUMNS],
  byService.map((row) => [row.service, String(row.lines), ...sumCells(row)]),
)}
${htmlTable(
  `Revenue by wallet: ${byWallet.length} of ${walletCount}`,
  [text('Wallet'), ...['Payments', 'Revenue', 'Taken', 'Refunded', 'Paid out'].map(number)],
  byWallet.map(({ wallet, payments: count, taken, refunded, paidOut, revenue: left }) => [
    wallet,
    String(count),
    ...[left, taken, refunded, paidOut].map(usdText),
  ]),
)}
</section>`
}

function sumCells({ revenue, taken, refunded, paidOut, toOthers, waived, failed }: Sums): string[] {
  return [revenue, taken, refunded, paidOut, toOthers, waived, failed].map(usdText)
}

function payments({ stuckPayments, underWay }: Figures): string {
  return `<section aria-labelledby="payments">
<h2 id="payments">Payments</h2>
${htmlTable(
  'Under way',
  [text('State'), number('Payments'), number('Oldest')],
  [...underWay].map(([state, { count, age }]) => [state, String(count), spanText(age)]),
)}
${htmlTable(
  stuckTitle('Stuck', stuckPayments),
  [text('Payment'), text('Created (UTC)'), text('State'), number('USD'), text('Payer'), text('Reason')],
  stuckPayments.map((payment) => [
    payment.id,
    moment(payment.created_at),
    payment.state,
    usdText(BigInt(payment.settled_amount ?? payment.amount)),
    payment.payer,
    payment.reason,
  ]),
  'No payment is stuck.',
)}
</section>`
}

function refunds({ caps, outflow, owed, stuckDisbursements }: Figures): string {
  return `<section aria-labelledby="refunds">
<h2 id="refunds">Refunds and payouts</h2>
${htmlTable(
  'Owed',
  [text('State'), number('Number'), number('USD')],
  [...owed].map(([state, { count, amount }]) => [state, String(count), usdText(amount)]),
)}
${htmlTable(
  'Sent without approval',
  [text('Window'), number('Used'), number('Cap')],
  [
    ['this hour', usdText(outflow.hour), usdText(caps.hour)],
    ['today', usdText(outflow.day), usdText(caps.day)],
  ],
)}
${htmlTable(
  stuckTitle('Stuck or waiting for you', stuckDisbursements),
  [text('Payment'), text('Purpose'), text('Created (UTC)'), text('State'), number('USD'), text('Note')],
  stuckDisbursements.map((disbursement) => [
    disbursement.payment_id,
    disbursement.purpose,
    moment(disbursement.created_at),
    disbursement.state,
    usdText(BigInt(disbursement.amount)),
    disbursement.note ?? '',
  ]),
  'No refund or payout is stuck.',
)}
</section>`
}

function stuckTitle(title: string, rows: readonly unknown[]): string {
  return rows.length < MOST_STUCK ? title : `${title}: the oldest ${MOST_STUCK}`
}

function balances({ balances: { gas, payees, refundKeys } }: Figures): string {
  const unknown = 'unknown: the chain does not answer'
  const inUsd = (purpose: string) => (held: (typeof payees)[number]) => {
    const { network, address, balance } = held
    return [purpose, network, address, balance === null ? unknown : `${usdText(balance)} USDC`]
  }
  const ofGas = gas.map(({ network, address, balance }) => [
    'gas of settlements',
    network,
    address,
    balance === null ? unknown : `${formatEther(balance)} ETH`,
  ])
  return `<section aria-labelledby="balances">
<h2 id="balances">Balances</h2>
${htmlTable(
  'Wallets and keys',
  [text('Purpose'), text('Network'), text('Address'), number('Balance')],
  [...payees.map(inUsd('payee')), ...refundKeys.map(inUsd('refunds')), ...ofGas],
)}
</section>`
}

function providers({ companies, ports, remotes }: Figures): string {
  const elsewhere = htmlTable(
    'Services in other processes',
    [text('Service'), text('State'), text('Reasons')],
    remotes.map(({ service, state, reasons }) => [service, state, reasons.join(' ')]),
  )
  return `<section aria-labelledby="providers">
<h2 id="providers">Providers</h2>
${htmlTable(
  'Calls of this router since it began',
  [text('Company'), ...['Answered', 'Refused', 'Failed', 'Mean ms'].map(number)],
  companies.map(({ company, answered, refused, failed, meanMs }) => [
    company,
    ...[answered, refused, failed, meanMs].map(String),
  ]),
)}
<p>Other routers, and services in other processes, count their own calls: <code>tollgraph_provider_calls_total</code> of the metrics
has those of all.</p>
<details><summary>Ports: ${portCounts(ports)}</summary>
${htmlTable(
  'Ports',
  [text('Port'), text('Service'), text('Served by')],
  ports.map(({ service, name, kind, note }) => [name, service, note ? `${kindOf(kind)} (${note})` : kindOf(kind)]),
)}
</details>
${remotes.length > 0 ? elsewhere : ''}
</section>`
}

function portCounts(ports: Figures['ports']): string {
  const kinds = ports.map(({ kind }) => kindOf(kind))
  return (['live', 'stand-in', 'off'] as const)
    .map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`)
    .join(', ')
}

function jobs({ areJobsWell, jobs: queued }: Figures): string {
  const here = {
    true: 'The jobs of this router run.',
    false: 'The jobs of this router do not run.',
    null: 'This router runs no jobs.',
  }
  return `<section aria-labelledby="jobs">
<h2 id="jobs">Jobs</h2>
<p>${here[`${areJobsWell}`]}</p>
${htmlTable(
  'Queued',
  [text('Job'), number('Waiting'), number('Late'), number('Retried'), number('Given up')],
  queued.map(({ job, waiting, lag, retrying, givenUp }) => [
    job,
    String(waiting),
    spanText(lag),
    String(retrying),
    String(givenUp),
  ]),
  'No job is queued.',
)}
</section>`
}

/** A UTC time, to the second. */
function moment(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ')
}
