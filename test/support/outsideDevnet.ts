import { type NetworkSettings, takesRealMoney } from '../../router/config/realMoney.ts'

/** What every network but the embedded devnet asks for besides: a public URL, and leave to sell what stand-ins make up. */
export function outsideDevnet(given: NetworkSettings, port: string): Record<string, string> {
  return takesRealMoney(given) ? { PUBLIC_URL: `http://127.0.0.1:${port}`, ALLOW_STAND_INS: 'true' } : {}
}
