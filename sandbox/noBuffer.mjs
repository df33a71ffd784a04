/** Node's Buffer, which browsers do not have. */
export const Buffer = undefined
