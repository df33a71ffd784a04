import { chains } from './chain.ts'
import { tokenHandles } from './token.ts'

/** Handles of chains and of what is on them. */
export const chainTopics = [chains, tokenHandles]
