import { browserDesk } from '../wallet/browserDesk.ts'
import { sender } from './exchange.ts'

/**
 * Sends a call from this page: pays by the wallet what was agreed to, and signs in where that is asked for. An answer of any
 * other status is an answer. Throws a Trouble where it does not come to one.
 */
export const send = sender(browserDesk)
