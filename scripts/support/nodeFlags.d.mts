/** See nodeFlags.mjs. */
export const NODE_FLAGS: readonly string[]
