import { parseEnv } from 'node:util'
import { ConfigError, readConfig } from '../../../router/config/config.ts'
import { SUBGRAPHS } from '../../../router/services.ts'
import { edwardsKey } from '../../support/cdpKeys.ts'

/** What pages write where a reader puts a value of their own. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^0xYourAddress$/, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  [/^0xKeyThat\w+$/, `0x${'1'.repeat(64)}`],
  [/^…$/, 'a-value'],
]

/** Whether a block has nothing but lines of an `.env` file. */
export function isSettings(text: string): boolean {
  return text.split('\n').every((line) => /^(#.*|#?[A-Z][A-Z0-9_]*=\S*( +#.*|'[^']*')?)?$/.test(line))
}

/** What the router would say against the settings of a block. */
export function problemsOf(text: string): string[] {
  const given = Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value = '']) => filled(name, value)))
  try {
    return [...readConfig(given, SUBGRAPHS).warnings]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    // A page shows the settings of its topic; what else a network needs is not its business.
    return error.problems.filter((problem) => Object.keys(given).some((name) => problem.includes(name)))
  }
}

function filled(name: string, value: string): [string, string] {
  // The file that the page names does not exist here.
  if (name === 'CDP_API_KEY_SECRET_FILE') return ['CDP_API_KEY_SECRET', edwardsKey().secret]
  return [name, VALUES.find(([shown]) => shown.test(value))?.[1] ?? value]
}
