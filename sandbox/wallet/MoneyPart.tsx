import { parseUsd } from '../api/usd.ts'
import { TroubleNotice } from '../components/Notice.tsx'
import { SteadyButton } from '../components/SteadyButton.tsx'
import type { PayingNetwork } from '../pay/network.ts'
import { useWallet } from '../state/wallet.ts'
import { shownBalance } from './address.ts'
import { getTestMoney, refreshBalance } from './balance.ts'
import { networkName } from './chain.ts'
import { useAction } from './useAction.ts'

/** Balance at which a devnet wallet gets no more test money: 20 USD, in micro-units. */
const ENOUGH = 20_000_000n

/** The wallet's balance, and how to raise it. */
export function MoneyPart({ network }: { readonly network: PayingNetwork }) {
  const balance = useWallet((state) => state.balance)
  const { isBusy, trouble, start } = useAction()
  const isDevnet = network.name === 'devnet'
  const isFull = balance !== null && parseUsd(balance) >= ENOUGH
  return (
    <section className="wallet-part">
      <h3>Money</h3>
      <p role="status">
        {balance === null ? (
          'What it holds is not known.'
        ) : (
          <>
            It holds <strong className="wallet-balance">{shownBalance(balance)} USD</strong> in USDC.
          </>
        )}
      </p>
      <div className="wallet-actions">
        {isDevnet && !isFull ? (
          <SteadyButton className="primary" isDisabled={isBusy} onClick={() => start(getTestMoney)}>
            {isBusy ? 'Getting test money…' : 'Get test money'}
          </SteadyButton>
        ) : null}
        <SteadyButton isDisabled={isBusy} onClick={() => start(refreshBalance)}>
          Look again
        </SteadyButton>
      </div>
      <p className="quiet">
        {isDevnet
          ? testMoney(isFull)
          : `To put more in, send USDC on ${networkName(network)} to the address above. Paying takes no gas.`}
      </p>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </section>
  )
}

function testMoney(isFull: boolean): string {
  return isFull
    ? 'That is plenty. Below 20 USD it can be filled up again, free of charge.'
    : 'Test money is free: it fills the wallet up to 25 USD.'
}
