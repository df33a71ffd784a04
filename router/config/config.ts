import { z } from 'zod'
import { SERVICES } from '../../schema/services.ts'
import type { SettingShape } from '../../subgraphs/kit/service/subgraph.ts'
import { listSetting } from '../../subgraphs/kit/settings.ts'
import type { Ports } from '../../subgraphs/kit/upstream/port.ts'
import { facilitatorContradictions } from '../payments/facilitator/settings.ts'
import { solanaContradictions } from '../payments/rails/solana/settings.ts'
import { tempoConfig } from '../payments/rails/tempo/settings.ts'
import { withKeyFiles } from './keyFiles.ts'
import { misspeltSettings } from './misspelt.ts'
import { payeeProblems } from './payees.ts'
import { withPortOffset } from './portOffset.ts'
import { providerProblems } from './providerProblems.ts'
import { realNetworks } from './realMoney.ts'
import { renamedSettings } from './renamed.ts'
import { ROUTER_SETTINGS, type RouterSettings } from './settings.ts'

/** Missing or invalid settings; one line each, with the fix. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** The router's settings, and each service's own under its name. */
export interface Config {
  readonly router: RouterSettings
  readonly services: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Variables that are ignored although they look like settings. */
  readonly warnings: readonly string[]
}

interface ServiceSettings {
  readonly name: string
  readonly settings: SettingShape
  readonly ports?: Ports
}

/** What a process is: a router, or one service apart from its routers, which moves no payments. */
export type ProcessRole = 'router' | 'subgraph'

/**
 * Reads and checks all settings. Throws a ConfigError that lists all mistakes: the variable, what is wrong with it, its
 * description.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  services: readonly ServiceSettings[],
  role: ProcessRole = 'router',
): Config {
  const shapes = [ROUTER_SETTINGS, ...services.map(({ settings }) => settings)]
  const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== ''
  const { given: written, problems: fileProblems } = withKeyFiles(
    Object.fromEntries(Object.entries(environment).filter(isSet)),
  )
  const given = withPortOffset(written, shapes)
  const problems = [...fileProblems]
  const read = <Shape extends SettingShape>(shape: Shape): z.output<z.ZodObject<Shape>> | null => {
    const result = z.object(shape).safeParse(given)
    if (result.success) return result.data
    problems.push(...result.error.issues.map((issue) => explain(issue, shape)))
    return null
  }
  const router = read(ROUTER_SETTINGS)
  const ofServices = services.map(({ name, settings }) => [name, read(settings)] as const)
  const known = new Set(shapes.flatMap(Object.keys))
  const misspelt = misspeltSettings(given, known)
  problems.push(...misspelt.problems, ...renamedSettings(given), ...contradictions(given, role))
  if (router) problems.push(...providerProblems(router, services, given))
  if (router && role === 'router') problems.push(...payeeProblems(router))
  const tempo = router && role === 'router' && tempoConfig(router)
  if (Array.isArray(tempo)) problems.push(...tempo)
  if (problems.length > 0 || !router) throw new ConfigError(problems)
  return {
    router,
    services: new Map(ofServices.map(([name, settings]) => [name, settings ?? {}])),
    warnings: misspelt.warnings,
  }
}

/** URLs with user-supplied content. */
const USERS_URLS = ['FILES_URL', 'MAIL_FILES_URL'] as const

/** User content must not run with the rights of the API's own pages. */
function sharedHosts(given: Readonly<Record<string, string | undefined>>): string[] {
  const apiUrls = ['PUBLIC_URL', ...SERVICES.map((service) => `${service.toUpperCase()}_URL`)]
  return USERS_URLS.flatMap((name) => {
    const host = hostOf(given[name])
    const other = apiUrls.find((api) => host !== null && hostOf(given[api]) === host)
    return other ? [`${name} must have a host name of its own: ${host} is the one of ${other}.`] : []
  })
}

function hostOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : null
}

function explain(issue: z.core.$ZodIssue, shape: SettingShape): string {
  const name = String(issue.path[0])
  const rule = issue.code === 'invalid_value' ? `must be one of ${issue.values.map(String).join(', ')}` : issue.message
  return `${name} ${rule}. ${shape[name]?.description ?? ''}`.trimEnd()
}

/** Both a private key and a key management service for one role. */
function twoSigners(given: Readonly<Record<string, string | undefined>>): string[] {
  return (['FACILITATOR', 'REFUND'] as const)
    .filter((role) => given[`${role}_KEY`] && given[`${role}_SIGNER`])
    .map((role) => `${role}_KEY and ${role}_SIGNER are both set: leave one of them out.`)
}

/** What a process that is paid needs; a service apart has no payee, facilitator or refund key. */
function paymentContradictions(given: Readonly<Record<string, string | undefined>>): string[] {
  const network = given.NETWORK ?? 'devnet'
  const payee =
    network !== 'devnet' && !given.PAYEE
      ? [`PAYEE is needed with NETWORK=${network}: set it to the address that shall be paid.`]
      : []
  return [...payee, ...facilitatorContradictions(given), ...solanaContradictions(given)]
}

/**
 * What a subgraph in a process of its own shares with its routers. The guards for real money, and the jobs of a service, act by
 * the network before any router asks for it.
 */
function unshared(given: Readonly<Record<string, string | undefined>>): string[] {
  const needed = [
    given.DATABASE_URL ? [] : 'DATABASE_URL is needed: the database that the routers use.',
    given.SECRET ? [] : 'SECRET is needed: the same as the routers have.',
    given.NETWORK
      ? []
      : 'NETWORK is needed in the process of a subgraph: set the one of its routers (devnet, base-sepolia or base).',
  ]
  return needed.flat()
}

/** Rules between settings, checked on the raw values so that they apply whatever else is wrong. */
function contradictions(given: Readonly<Record<string, string | undefined>>, role: ProcessRole): string[] {
  const problems: string[] = role === 'router' ? paymentContradictions(given) : unshared(given)
  const isDivided = Object.keys(given).some((name) => name.endsWith('_SUBGRAPH_URL'))
  if (isDivided && !given.SECRET) {
    problems.push('SECRET is needed where subgraphs run in processes of their own: give all of them the same one.')
  }
  problems.push(...sharedHosts(given), ...twoSigners(given))
  if (given.SECRET && listSetting().parse(given.SECRET_PREVIOUS).includes(given.SECRET)) {
    problems.push('SECRET_PREVIOUS must not name SECRET itself: it is for the other secrets that still hold.')
  }
  const [real] = realNetworks(given)
  if (real && !given.PUBLIC_URL) {
    problems.push(
      `PUBLIC_URL is needed with ${real}: set it to the URL that wallets sign in to, such as https://api.example.com.`,
    )
  }
  return problems
}
