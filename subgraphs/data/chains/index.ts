import { accountHandles } from './account.ts'
import { chains } from './chain.ts'
import { contractHandles } from './contract.ts'
import { tokenHandles } from './token.ts'
import { transactionHandles } from './transaction.ts'

/** Handles of chains and of what is on them. */
export const chainTopics = [chains, tokenHandles, contractHandles, transactionHandles, accountHandles]
