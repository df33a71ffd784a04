export { askBill, type BillRequest } from './askBill.ts'
export type { Bill } from './bill.ts'
export { Budget, type BudgetLimits } from './budget.ts'
export type { RetryRule } from './deliver.ts'
export {
  AnswerLostError,
  BadInputError,
  type Issue,
  KeptPaymentError,
  type Limit,
  NoWayToPayError,
  type Outcome,
  OverBudgetError,
  PaymentRefusedError,
  RequestFailedError,
  SignInRefusedError,
  StoreError,
  TollgraphError,
  WalletError,
  type WayToPay,
} from './errors.ts'
export { failuresOf } from './failures.ts'
export { NETWORKS, type PayableNetwork } from './networks.ts'
export type { CallTerms, PayingFetch, PayingInit, PayingOptions } from './payingFetch.ts'
export { payingFetch, receiptOf } from './payingFetch.ts'
export { type KeptPayment, memoryStore, type PaymentStore, type WebStorage, webStore } from './payments.ts'
export type { Receipt, ReceiptLine, ReceiptRefund } from './receipt.ts'
export { openSession, type Session } from './session.ts'
export { formatUsd, parseUsd } from './usd.ts'
export { type Wallet, walletOf } from './wallet.ts'
