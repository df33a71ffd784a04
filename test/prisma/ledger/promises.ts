import { disbursementMark } from '../../../prisma/ledger/disbursementMark.ts'
import { OWED_STATES } from '../../../prisma/ledger/disbursementStates.ts'
import { NEXT_STATES } from '../../../prisma/ledger/states.ts'
import { type BookedPayment, readBooks, sum } from './books.ts'
import { WINDOW_MS } from './router.ts'
import type { Shop } from './shop.ts'
import { NETWORK, PAYEE, type Token } from './token.ts'
import type { Purchase, World } from './world.ts'

const OPEN = new Set(['RESERVED', 'EXECUTED', 'SETTLING', 'PENDING'])
const TAKEN = new Set(['SETTLED', 'REFUNDING', 'REFUNDED'])
const AT_REST = new Set(['SETTLED', 'REFUNDED', 'RELEASED', 'FAILED'])

/** What the ledger's books are compared with. */
export interface Outside {
  readonly token: Token
  readonly shop: Pick<Shop, 'runs' | 'claims'>
  readonly purchases: readonly Purchase[]
  readonly jobs: readonly { readonly actId: string; readonly key?: string | undefined }[]
  readonly payers: readonly string[]
  /** What each payer got from elsewhere, less what it sent elsewhere, in atomic units. */
  readonly funds: readonly bigint[]
}

/** What holds at every moment, whatever has gone wrong. Throws an error that names what does not. */
export async function checkAlways(world: World): Promise<BookedPayment[]> {
  const books = await readBooks(world.db.pool)
  complain(brokenAlways(books, world), books, world)
  return books
}

/** What holds once everything that was left behind has been finished. */
export async function checkAtRest(world: World): Promise<BookedPayment[]> {
  const books = await checkAlways(world)
  complain(brokenAtRest(books, world), books, world)
  return books
}

/** What should hold at every moment and does not. */
export function brokenAlways(books: readonly BookedPayment[], world: Outside): string[] {
  return [
    ...world.token.outrages,
    ...books.flatMap((payment) => brokenOf(payment, world)),
    ...strayTransfers(books, world),
    ...sharedNames(books, world),
    ...openTwice(books),
  ]
}

/** As `brokenAlways`, what concerns one payment alone. */
export function brokenOf(payment: BookedPayment, world: Outside): string[] {
  const { id } = payment
  return [
    ...wrongSteps(payment),
    ...wrongMoney(payment, world),
    ...wrongRefunds(payment, world),
    ...wrongRefundState(payment),
    ...((world.shop.runs.get(id) ?? 0) > 1 ? [`The work of ${id} ran twice`] : []),
  ]
}

/** What should hold once everything that was left behind has been finished, and does not. */
export function brokenAtRest(books: readonly BookedPayment[], world: Outside): string[] {
  return [
    ...world.jobs.map(({ actId, key }) => `The refund ${key} of ${actId} was never carried out`),
    ...books.flatMap((payment) => unfinished(payment, world)),
    ...wrongBalances(books, world),
  ]
}

function complain(broken: readonly string[], books: readonly BookedPayment[], world: World): void {
  if (broken.length === 0) return
  const show = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
  const transfers = JSON.stringify([...world.token.mined.values()], show, 1)
  throw new Error(`${broken.join('\n')}\nLedger: ${JSON.stringify(books, show, 1)}\nChain: ${transfers}`)
}

/** Each state follows the one before, along the drawn lines. */
function wrongSteps({ id, state, steps }: BookedPayment): string[] {
  const wrong: string[] = []
  let at: string | null = null
  for (const [from, to] of steps) {
    const isDrawn = at === null ? to === 'RESERVED' : (NEXT_STATES[at as never] as readonly string[]).includes(to)
    if (from !== at || !isDrawn) wrong.push(`Payment ${id} went from ${from} to ${to} when it was ${at}`)
    at = to
  }
  return at === state ? wrong : [...wrong, `Payment ${id} is ${state}, its last step led to ${at}`]
}

/** What the ledger says was taken was taken, and where it says that nothing was, nothing was or it is still looked for. */
function wrongMoney(payment: BookedPayment, { token }: Outside): string[] {
  const { id, state, settled, amount } = payment
  const mined = token.mined.get(`${payment.payer} ${payment.nonce}`)
  const taken = mined?.to === PAYEE ? mined.amount : 0n
  if (taken > amount) return [`Payment ${id} of ${amount} took ${taken}`]
  if (TAKEN.has(state)) return taken === settled ? [] : [`Payment ${id} says ${settled}, the chain ${taken}`]
  const mayBeTaken = state === 'SETTLING' || state === 'PENDING' || state === 'FAILED'
  return taken > 0n && !mayBeTaken ? [`Payment ${id} is ${state}, but took ${taken}`] : []
}

/** Nothing goes back twice, and no line gives back more than it took. */
function wrongRefunds(payment: BookedPayment, { token }: Outside): string[] {
  const { id, scheme, lines, refunds } = payment
  const tooMuch = lines.filter(({ position, amount, charged }) => {
    const back = sum(refunds.flatMap(({ parts }) => parts.filter((part) => part.position === position).map(amountOf)))
    return back > (scheme === 'upto' ? (charged ?? 0n) : amount)
  })
  const wrong = tooMuch.map(({ position }) => `Line ${position} of ${id} gives back more than it took`)
  const paid = { scheme, network: NETWORK, payer: payment.payer, nonce: payment.nonce }
  for (const { key, recipient, state, amount, parts } of refunds) {
    const mark = disbursementMark(paid, key)
    if (sum(parts.map(amountOf)) !== amount) wrong.push(`The refund ${key} of ${id} is not the sum of its parts`)
    const sent = token.minedBy(mark)
    const back = sum(sent.map(amountOf))
    if (sent.some(({ to }) => to !== (recipient ?? payment.payer))) wrong.push(`The refund ${key} of ${id} went astray`)
    if (back > amount || (state === 'SENT' && back !== amount))
      wrong.push(`The refund ${key} of ${id} is ${state} with ${amount}, but sent ${back}`)
  }
  return wrong
}

/** A payment is REFUNDED when all refunds that are due are on chain, and REFUNDING before. */
function wrongRefundState({ id, state, refunds }: BookedPayment): string[] {
  if (state !== 'REFUNDING' && state !== 'REFUNDED') return []
  const isOwed = refunds.some(
    (refund) => refund.recipient === null && (OWED_STATES as readonly string[]).includes(refund.state),
  )
  const isTrue = isOwed === (state === 'REFUNDING')
  return isTrue ? [] : [`Payment ${id} is ${state}, and ${isOwed ? 'a' : 'no'} refund of it is owed`]
}

/** Every transfer to the payee has its payment. */
function strayTransfers(books: readonly BookedPayment[], { token }: Outside): string[] {
  const nonces = new Set(books.map(({ nonce }) => nonce))
  return [...token.mined.values()]
    .filter(({ to, nonce }) => to === PAYEE && !nonces.has(nonce))
    .map(({ nonce }) => `The transfer ${nonce} belongs to no payment`)
}

/** A payer's name for what it buys is charged once; what arrived too late is given back, and charged nothing. */
function sharedNames(books: readonly BookedPayment[], { purchases }: Outside): string[] {
  const charged = new Map<string, string>()
  const wrong: string[] = []
  const byNonce = new Map(purchases.map((purchase) => [purchase.nonce, purchase]))
  for (const { id, nonce, payer, state, steps } of books) {
    const purchase = byNonce.get(nonce)
    const isLate = steps.some(([from]) => from === 'FAILED')
    if (!purchase?.name || !TAKEN.has(state) || isLate) continue
    const name = `${payer} ${purchase.name} ${purchase.epoch}`
    const other = charged.get(name)
    if (other) wrong.push(`${purchase.name} was charged as ${other} and as ${id}`)
    charged.set(name, id)
  }
  return wrong
}

/** Within the window, one wallet's request is under way once. */
function openTwice(books: readonly BookedPayment[]): string[] {
  const open = books.filter(({ state }) => OPEN.has(state))
  return open.flatMap((one, index) =>
    open
      .slice(index + 1)
      .filter((other) => other.payer === one.payer && other.request === one.request && other.key === one.key)
      .filter((other) => other.createdAt.getTime() - one.createdAt.getTime() < WINDOW_MS)
      .map((other) => `${one.id} and ${other.id} are under way for one request`),
  )
}

function unfinished(payment: BookedPayment, { shop, token }: Outside): string[] {
  const { id, state, reason, lines, refunds, settled, payer, nonce } = payment
  if (!AT_REST.has(state)) return [`Payment ${id} is stuck in ${state}: ${reason}`]
  if (settled === null && token.mined.get(`${payer} ${nonce}`)?.to === PAYEE)
    return [`Payment ${id} is ${state}, but took money`]
  const wrong = refunds
    .filter((refund) => refund.state !== 'SENT')
    .map((refund) => `The refund ${refund.key} of ${id} is stuck in ${refund.state}: ${refund.note}`)
  for (const { position, outcome, settle, amount, charged } of lines) {
    if (TAKEN.has(state) && outcome === 'PENDING') wrong.push(`Line ${position} of ${id} was never judged`)
    if (settle !== 'UPFRONT') continue
    const claim = shop.claims.get(`${id}:${position}`)
    if (claim === 'held') wrong.push(`What line ${position} of ${id} claimed is held for ever`)
    const back = sum(refunds.flatMap(({ parts }) => parts.filter((part) => part.position === position).map(amountOf)))
    if (claim === 'failed' && back !== amount) wrong.push(`The failed deed ${position} of ${id} was not refunded`)
    // A refund that was quicker than the judgement leaves the line as it is.
    if (charged === null && outcome === 'REFUNDED') continue
    const isEarned = TAKEN.has(state) && charged !== null && charged > 0n
    if (isEarned !== (claim === 'done' || claim === 'failed'))
      wrong.push(`The deed ${position} of ${id} is ${claim}, and earned ${charged}`)
  }
  if (settled === null) return wrong
  for (const { position, amount, charged } of lines) {
    const earned = charged ?? 0n
    const due = payment.scheme === 'upto' ? 0n : amount - earned
    const isHere = (part: { readonly position: number }) => part.position === position
    const back = sum(refunds.flatMap(({ parts }) => parts.filter(isHere).map(amountOf)))
    const asUnearned = sum(
      refunds.filter(({ key }) => key === 'unearned').flatMap(({ parts }) => parts.filter(isHere).map(amountOf)),
    )
    if (back < due || asUnearned > due)
      wrong.push(`Line ${position} of ${id} took ${amount}, earned ${earned}, and gave ${back} back`)
  }
  const earned = sum(lines.map(({ charged }) => charged ?? 0n))
  if (payment.scheme === 'upto' && settled !== earned) wrong.push(`Payment ${id} took ${settled} for ${earned}`)
  return wrong
}

function wrongBalances(books: readonly BookedPayment[], { funds, payers, token }: Outside): string[] {
  return payers.flatMap((payer, index) => {
    const own = books.filter((payment) => payment.payer === payer)
    const taken = sum(own.map(({ settled }) => settled ?? 0n))
    const all = books.flatMap(({ payer: of, refunds }) =>
      refunds.filter(({ recipient }) => (recipient ?? of) === payer),
    )
    const back = sum(all.map(amountOf))
    const due = (funds[index] ?? 0n) - taken + back
    const has = token.balanceOf(payer)
    return has === due ? [] : [`${payer} has ${has} instead of ${due}`]
  })
}

function amountOf({ amount }: { readonly amount: bigint }): bigint {
  return amount
}
