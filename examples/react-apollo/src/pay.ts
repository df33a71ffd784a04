import { Budget, payingFetch, webStore } from '@tollgraph/client'
import { keepReceipt } from './receipts.ts'
import { devnetWallet } from './wallet.ts'

/** What this page may spend until it is closed. */
export const budget = new Budget({ perCall: '0.50', total: '2.00' })

/** Pays within the budget. A payment whose answer was lost is sent again after a reload, too. */
export const pay = payingFetch({
  wallet: devnetWallet,
  budget,
  onReceipt: keepReceipt,
  store: webStore(localStorage),
})
