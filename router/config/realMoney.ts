/** The settings that select payment networks, parsed or as environment variables. */
export interface NetworkSettings {
  readonly NETWORK?: string | undefined
  readonly SOLANA_RPC_URL?: string | undefined
  readonly TEMPO_RPC_URL?: string | undefined
}

/**
 * The settings that enable payments outside the embedded devnet, as an operator would write them. Test networks are
 * included: their USDC is free, but wallets, payees and customers on them belong to other people.
 */
export function realNetworks({ NETWORK, SOLANA_RPC_URL, TEMPO_RPC_URL }: NetworkSettings): string[] {
  return [
    ...(NETWORK !== undefined && NETWORK !== 'devnet' ? [`NETWORK=${NETWORK}`] : []),
    ...(SOLANA_RPC_URL ? ['SOLANA_RPC_URL'] : []),
    ...(TEMPO_RPC_URL ? ['TEMPO_RPC_URL'] : []),
  ]
}

/** Whether stand-ins may serve: for real money customers would buy invented data. */
export function areStandInsAllowed(settings: NetworkSettings & { readonly ALLOW_STAND_INS: boolean }): boolean {
  return settings.ALLOW_STAND_INS || !takesRealMoney(settings)
}

/** Whether payments count as real money: on every network but the embedded devnet. All guards use this. */
export function takesRealMoney(settings: NetworkSettings): boolean {
  return realNetworks(settings).length > 0
}
