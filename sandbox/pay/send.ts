import { browserDesk } from '../wallet/browserDesk.ts'
import { sender } from './exchange.ts'

/**
 * Sends a call from this page: pays the accepted price with the wallet, and signs in when required. Returns a response
 * of any status. Throws a Trouble when there is none.
 */
export const send = sender(browserDesk)
