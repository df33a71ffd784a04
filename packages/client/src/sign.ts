import type { Challenge, Offer, SignIn } from './challenge.ts'
import { WalletError } from './errors.ts'
import type { Wallet } from './wallet.ts'

/**
 * Has the wallet sign one offer of a challenge. Gives the header that pays. Throws a WalletError if the wallet does not
 * sign. The stock client is loaded at the first payment.
 */
export async function signPayment(
  challenge: Challenge,
  { required }: Offer,
  wallet: Wallet,
): Promise<Readonly<Record<string, string>>> {
  const [{ x402Client, x402HTTPClient }, { ExactEvmScheme }] = await Promise.all([
    import('@x402/core/client'),
    import('@x402/evm/exact/client'),
  ])
  // The budget has checked the price; the client's own limit of 1 USD would refuse what the budget allows.
  const client = new x402Client().register(required.network, new ExactEvmScheme(wallet)).setSpendControls(false)
  try {
    // Exactly the offer that the budget has checked, whichever the client would choose.
    const payment = await client.createPaymentPayload({ ...challenge, accepts: [required] })
    return new x402HTTPClient(client).encodePaymentSignatureHeader(payment)
  } catch (error) {
    throw new WalletError('the payment', error)
  }
}

/**
 * Has the wallet sign in for one request. Gives the header to send. Moves no money. Throws a WalletError if the wallet does
 * not sign, or the challenge is for another site.
 */
export async function signIn(
  { info, supportedChains }: SignIn,
  wallet: Wallet,
  url: string,
): Promise<Readonly<Record<string, string>>> {
  const { createSIWxPayload, encodeSIWxHeader } = await import('@x402/extensions/sign-in-with-x')
  const chain = supportedChains.find(({ chainId, type }) => chainId.startsWith('eip155:') && type === 'eip191')
  if (!chain) throw new WalletError('in', new Error('the router takes no sign-in by an EVM wallet'))
  try {
    return { 'sign-in-with-x': encodeSIWxHeader(await createSIWxPayload({ ...info, ...chain } as never, wallet, url)) }
  } catch (error) {
    throw new WalletError('in', error)
  }
}
