import type { RouterSettings } from '../../router/config/settings.ts'
import { hasPayment } from '../../router/http/credentials.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import { readSettings, routerUrl } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { agree, type Consent } from './agree.ts'
import { printAnswer, printDocument } from './answer.ts'
import { showBill } from './bill.ts'
import { tellWhenInterrupted } from './interrupted.ts'
import type { Offered } from './offered.ts'
import { sendPaid } from './paid.ts'
import { type PaymentReceipt, readReceipt, receiptText } from './receipt.ts'
import { type CallRequest, type RequestOptions, readRequest } from './request.ts'
import { type Answer, send } from './send.ts'
import { signIn, signInChallenge } from './signIn.ts'
import { openWallet, type Wallet } from './wallet.ts'

export interface CallOptions extends RequestOptions, Consent {
  /** Only what the request would cost. */
  readonly bill?: true
  readonly json?: true
  /** The router's base URL; by default from the settings. */
  readonly url?: string
  readonly protocol: 'x402' | 'mpp'
}

/** Sends the request of the command line, pays for it once the price is accepted, and prints the response. */
export async function call(method: string, target: string, options: CallOptions, terminal: Terminal): Promise<void> {
  const settings = readSettings().router
  const request = await readRequest(method, target, options, options.url ?? routerUrl(settings), terminal.cwd)
  if (options.bill) {
    const { printBill } = await import('./askBill.ts')
    return printBill(request, options, terminal)
  }
  const { answer, receipt } = await callAndPay(request, options, settings, terminal)
  if (options.json) return printDocument(answer, receipt, request.url, terminal)
  await printAnswer(answer, request.url, terminal)
}

/** Sends the request, then signs in or pays, as the 402 requires. Each is signed at most once. */
async function callAndPay(
  request: CallRequest,
  options: CallOptions,
  settings: RouterSettings,
  terminal: Terminal,
): Promise<{ readonly answer: Answer; readonly receipt: PaymentReceipt | null }> {
  if (hasPayment(request.headers)) {
    const answer = await sendPaid(request, {}, terminal)
    return { answer, receipt: shownReceipt(answer, null, terminal) }
  }
  const unpaid = await send(request)
  if (unpaid.status !== 402) return { answer: unpaid, receipt: null }
  const wallet = await openWallet(new URL(request.url).origin, settings, terminal)
  const challenge = signInChallenge(unpaid)
  if (challenge) {
    terminal.tell(`Signed in as ${wallet.account.address}; this costs nothing`)
    return { answer: await send(request, await signIn(challenge, wallet.account, request.url)), receipt: null }
  }
  const offered = await readOffer(unpaid, wallet, options.protocol)
  showBill(unpaid, offered, terminal)
  await agree(offered.amount, options, terminal)
  await wallet.ensure(offered.amount)
  const payment = await offered.sign()
  const stop = tellWhenInterrupted(offered, payment, wallet.account.address, terminal)
  const answer = await sendPaid(request, payment, terminal).finally(stop)
  return { answer, receipt: shownReceipt(answer, offered.amount, terminal) }
}

/** Shows and returns the receipt of a response to a payment, of `amount` if that is known. */
function shownReceipt(answer: Answer, amount: AtomicUsdc | null, terminal: Terminal): PaymentReceipt | null {
  const receipt = readReceipt(answer, amount)
  terminal.tell(receipt ? receiptText(receipt) : 'The answer came without a receipt: nothing was settled')
  return receipt
}

/** The clients of both protocols are large; only the chosen one is loaded. */
async function readOffer(unpaid: Answer, wallet: Wallet, protocol: CallOptions['protocol']): Promise<Offered> {
  if (protocol === 'mpp') return (await import('./mpp.ts')).mppOffer(unpaid, wallet)
  return (await import('./x402.ts')).x402Offer(unpaid, wallet)
}
