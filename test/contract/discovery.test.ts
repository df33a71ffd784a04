import {
  type AuditWarning,
  checkEndpointSchema,
  checkL2ForOpenAPI,
  checkL4ForOpenAPI,
  discoverOriginSchema,
  getL3ForOpenAPI,
  getOpenAPI,
  getWarningsFor402Body,
  getWarningsForL2,
  getWarningsForL3,
  getWarningsForL4,
  getWarningsForOpenAPI,
  isOpenApiParseFailure,
  type OpenApiSource,
  validatePaymentRequiredDetailed,
} from '@agentcash/discovery'
import { Validator } from '@seriousme/openapi-schema-validator'
import {
  type DiscoveryExtension,
  extractDiscoveryInfoFromExtension,
  validateDiscoveryExtension,
} from '@x402/extensions/bazaar'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { type ContractRow, named, ROWS, rowOf } from './facts.ts'
import { linesOf } from './guidance.ts'
import { resolveLocalhostNames } from './hosts.ts'
import { challengeOf, isInPath, placeOf, send } from './requests.ts'

/** Characters that make about one token. */
const CHARACTERS_PER_TOKEN = 4
/** Nobody is asked for a contact: an installation's operator is not known to the code. */
const NOT_WORTH_HAVING = new Set(['OPENAPI_CONTACT_MISSING'])

type Service = ContractRow['service']

/** The contract gives it more paths than registries like to see at once. */
function isLarge(service: Service): boolean {
  return ofService(service).length > 40
}
const SERVICES: readonly Service[] = [...new Set(ROWS.map(({ service }) => service))]

/** One for all tests: each new one compiles the meta-schemas again. */
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
addFormats.default(ajv)

/** One for all documents: it compiles OpenAPI's meta-schema. */
const validator = new Validator()

const metaValidator = new Ajv2020({ strict: false, allErrors: true })
/** Checks a schema against the meta-schema; for all validators of `@x402/extensions`. */
const validateSchema = metaValidator.validateSchema.bind(metaValidator)

let tollgraph: TestTollgraph
const urls = new Map<Service, string>()
const documents = new Map<Service, Document>()

beforeAll(() => resolveLocalhostNames())
beforeAll(async () => {
  const [port] = await freePorts(1)
  urls.set('gateway', `http://127.0.0.1:${port}`)
  const siblings = SERVICES.filter((service) => service !== 'gateway')
  for (const service of siblings) urls.set(service, `http://${service}.localhost:${port}`)
  const addresses = siblings.map((service) => [`${service.toUpperCase()}_URL`, urlOf(service)])
  tollgraph = await startTollgraph({ PORT: String(port), ...Object.fromEntries(addresses) })
  for (const service of SERVICES) {
    documents.set(service, (await (await fetch(`${urlOf(service)}/openapi.json`)).json()) as Document)
  }
})
afterAll(() => tollgraph?.stop())

interface Document {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly 'x-guidance': string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: { readonly Error: object }; readonly securitySchemes: unknown }
}
interface Operation {
  readonly tags: readonly string[]
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: readonly unknown[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: object
  }[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: { readonly 'application/json': { readonly schema: ObjectSchema } }
  }
  readonly responses: Readonly<Record<string, { readonly description: string }>>
  readonly 'x-payment-info'?: unknown
}
interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  readonly additionalProperties: boolean
}

function urlOf(service: Service): string {
  return urls.get(service) ?? ''
}
function documentOf(service: Service): Document {
  const document = documents.get(service)
  if (!document) throw new Error(`${service} has no document`)
  return document
}
function operationOf({ service, path, method }: ContractRow): Operation | undefined {
  return documentOf(service).paths[path]?.[method.toLowerCase()]
}

const listed = ROWS.filter(({ access }) => access !== 'secret')
const ofService = (service: Service) => listed.filter((row) => row.service === service)
const paid = listed.filter(({ access }) => access === 'paid')

describe.each(SERVICES)('the OpenAPI document of %s', (service) => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await validator.validate(structuredClone(documentOf(service)) as never)
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    expect(validator.version).toBe('3.1')
    expect(documentOf(service).openapi).toBe('3.1.0')
  })

  it('names its own address, and may be kept by caches', async () => {
    expect(documentOf(service).servers).toEqual([{ url: urlOf(service) }])
    const response = await fetch(`${urlOf(service)}/openapi.json`)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toContain('public')
  })

  it('lists the documented paths, and none of scheduled jobs', () => {
    const paths = Object.entries(documentOf(service).paths)
    const operations = paths.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(operations.sort()).toEqual(
      ofService(service)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    )
    expect(JSON.stringify(documentOf(service))).not.toContain('cron')
  })

  it('has each path under one topic, lists the topics in order, and its guidance has their headings', () => {
    const { tags, paths, info } = documentOf(service)
    const topics = tags.map(({ name }) => name)
    const used = Object.values(paths).flatMap((methods) => Object.values(methods).map((operation) => operation.tags))
    expect(used.every(({ length }) => length === 1)).toBe(true)
    expect(topics).toEqual([...new Set(used.flat())].sort())
    const headings = info['x-guidance'].split('\n').filter((line) => line.startsWith('### '))
    expect(headings).toEqual(topics.map((topic) => `### ${topic}`))
  })
})

/** Topics by the families that the contract and its catalogue name. */
const TOPICS: readonly (readonly [Service, readonly string[]])[] = [
  ['gateway', ['Invite Codes', 'Organizations', 'Search', 'Send']],
  ['domains', ['Attestation', 'Availability', 'DNS', 'Domains', 'Registrant Profile', 'Registration', 'Transfer Out']],
  ['data', ['Explorer', 'Market Data', 'Node Data', 'Protocol Statistics']],
  ['travel', ['Activities', 'Fare Search', 'Flight Tracking', 'Flights', 'Hotels', 'Reference', 'Transfers']],
  ['studio', ['Images', 'Jobs', 'Upload', 'Videos']],
  ['social', ['Forum', 'Jobs', 'Network', 'Photo Sharing', 'Short Video']],
  ['upload', ['Custom Domains', 'Files', 'Sites']],
  ['mail', ['Inboxes', 'Send', 'Subdomain Inboxes', 'Subdomains']],
  ['merch', ['Mugs', 'Shirts']],
  [
    'enrich',
    [
      'Contacts',
      'Crawler',
      'Directory',
      'Forum',
      'Identity',
      'Influencers',
      'Mail Check',
      'Maps',
      'News and Shopping',
      'Prospects',
      'Site Crawl',
      'Web Search',
    ],
  ],
]

it.each(TOPICS)('the topics of %s are %j', (service, topics) => {
  expect(documentOf(service).tags.map(({ name }) => name)).toEqual(topics)
})

/** What no schema can say: the calendar's days, mail hosts, lists of countries, decimals beyond the sixth, checksums, how many values stand between commas. */
function isUnsayable(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(Math.round(value * 1e12) / 1e6)
  if (typeof value !== 'string') return false
  return (
    // Whose address it is, and who may be named in a URL.
    /^0x0{40}$/.test(value) ||
    /^https?:\/\/(127\.|\[::1\]|\w+:\w+@)/.test(value) ||
    ['2030-02-30T00:00:00Z', 'ada@localhost', 'XX'].includes(value) ||
    /^\d\d-\d\d-\d{4}$/.test(value) ||
    /^0x(?=.*[a-f])(?=.*[A-F])[0-9a-fA-F]{40}$/.test(value) ||
    value.includes(',')
  )
}

describe('the OpenAPI documents', () => {
  it('give the gateway its interface version, and say how wallets sign', () => {
    expect(documentOf('gateway').info.version).toBe('0.1.2')
    for (const service of SERVICES) {
      expect(documentOf(service).components.securitySchemes).toMatchObject({
        siwx: { type: 'apiKey', in: 'header', name: 'SIGN-IN-WITH-X', 'x-agentcash-auth-kind': 'siwx' },
      })
    }
  })

  it.each(named(listed))('say of %s its name, its 402, and who may call', (_, row) => {
    const operation = operationOf(row)
    expect(operation).toMatchObject({ operationId: row.operation, summary: expect.stringMatching(/./) })
    expect(operation?.responses[row.status ?? 200]).toMatchObject({ description: 'Success' })
    const refused = { paid: 'Payment Required', siwx: 'Authentication Required', free: undefined, secret: undefined }
    expect(operation?.responses['402']?.description).toBe(refused[row.access])
    expect(operation?.security).toEqual(row.access === 'siwx' ? [{ siwx: [] }] : [])
  })

  it.each(named(listed))('say of %s what it costs', (_, row) => {
    const info = operationOf(row)?.['x-payment-info']
    if (!row.price) return expect(info).toBeUndefined()
    const { price } = row
    expect(info).toMatchObject({
      price:
        price.mode === 'fixed'
          ? { mode: 'fixed', currency: 'USD', amount: price.usd }
          : { mode: 'dynamic', currency: 'USD', min: price.min, max: price.max },
      protocols: [{ x402: { network: 'eip155:84532' } }, { mpp: { method: 'evm', intent: 'charge' } }],
      offers: ['x402', 'evm'].map((method) => ({
        intent: 'charge',
        method,
        amount: price.mode === 'fixed' ? price.atomic : null,
      })),
    })
  })

  it.each(named(listed))('say of %s which members it takes', (_, row) => {
    const operation = operationOf(row)
    const members = Object.entries(row.members)
    const inUrl = members.filter(([name]) => placeOf(row, name) !== 'body')
    const given = (operation?.parameters ?? []).map((one) => [one.name, one.in, one.required])
    expect(given.sort()).toEqual(inUrl.map(([name, { isRequired }]) => [name, placeOf(row, name), isRequired]).sort())
    const inBody = members.filter(([name]) => placeOf(row, name) === 'body')
    if (inBody.length === 0) return expect(operation?.requestBody).toBeUndefined()
    expect(operation?.requestBody?.required).toBe(true)
    const schema = operation?.requestBody?.content['application/json'].schema
    expect(schema?.additionalProperties).toBe(false)
    expect(Object.keys(schema?.properties ?? {}).sort()).toEqual(inBody.map(([name]) => name).sort())
    const required = inBody.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
    expect([...(schema?.required ?? [])].sort()).toEqual(required.sort())
  })

  it.each(named(listed.filter(({ method }) => method !== 'GET')))(
    'describe the body of %s so that a client can refuse what the server refuses',
    (_, row) => {
      const schema = operationOf(row)?.requestBody?.content['application/json'].schema
      if (!schema) return
      const validate = ajv.compile(schema)
      const inBody = Object.entries(row.sample).filter(([name]) => placeOf(row, name) === 'body')
      const sample = Object.fromEntries(inBody)
      expect({ valid: validate(sample), errors: validate.errors }).toEqual({ valid: true, errors: null })
      expect(validate({ ...sample, bogus: 1 })).toBe(false)
      for (const [member, { refused }] of Object.entries(row.members)) {
        if (placeOf(row, member) !== 'body') continue
        const accepted = refused.filter((value) => validate({ ...sample, [member]: value }))
        expect(
          accepted.filter((value) => !isUnsayable(value)),
          member,
        ).toEqual([])
      }
    },
  )

  it('describe the errors that are answered', async () => {
    const validate = ajv.compile(documentOf('domains').components.schemas.Error)
    const answers = await Promise.all([
      fetch(`${urlOf('domains')}/api/domain/verify`),
      fetch(`${urlOf('domains')}/api/nothing`),
      fetch(`${urlOf('domains')}/api/check`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 405])
    for (const answer of answers) {
      const body = await answer.json()
      expect({ body, valid: validate(body) }).toMatchObject({ valid: true })
    }
  })
})

describe.each(SERVICES)('agentcash discovery, run against %s', (service) => {
  const worthHaving = (warnings: readonly AuditWarning[]) =>
    warnings.filter(({ code }) => !NOT_WORTH_HAVING.has(code) && !(isLarge(service) && code === 'L2_ROUTE_COUNT_HIGH'))

  async function source(): Promise<OpenApiSource> {
    const found = (await getOpenAPI(urlOf(service))).unwrapOr(null)
    if (!found || isOpenApiParseFailure(found)) throw new Error(`Not parsed: ${JSON.stringify(found)}`)
    return found
  }

  it('has no warnings about the document, its routes or its guidance', async () => {
    const openApi = await source()
    expect(worthHaving(getWarningsForOpenAPI(openApi))).toEqual([])
    // A service without a paid path would be told so; all have one.
    expect(worthHaving(getWarningsForL2(checkL2ForOpenAPI(openApi)))).toEqual([])
    expect(worthHaving(getWarningsForL4(checkL4ForOpenAPI(openApi)))).toEqual([])
  })

  it('finds every path, with its access, its price and its schemas', async () => {
    const openApi = await source()
    const discovered = await discoverOriginSchema({ target: urlOf(service) })
    if (!discovered.found) throw new Error('Nothing was discovered')
    const modes = { paid: 'paid', siwx: 'siwx', free: 'unprotected', secret: 'apiKey' }
    expect(discovered.endpoints.map(({ method, path, authMode }) => `${method} ${path} ${authMode}`).sort()).toEqual(
      ofService(service)
        .map(({ method, path, access }) => `${method} ${path} ${modes[access]}`)
        .sort(),
    )
    for (const row of ofService(service)) {
      const l3 = getL3ForOpenAPI(openApi, row.path, row.method)
      const isBare = Object.keys(row.members).length === 0
      const warnings = getWarningsForL3(l3).filter(
        ({ code, severity }) => severity !== 'info' && !(isBare && code === 'L3_INPUT_SCHEMA_MISSING'),
      )
      expect({ path: row.path, warnings }).toEqual({ path: row.path, warnings: [] })
      expect(l3?.outputSchema).toBeDefined()
    }
  })

  it('gets a challenge from every path that wants one, when it probes', async () => {
    for (const row of ofService(service)) {
      if (row.access === 'free') continue
      const checked = await checkEndpointSchema({ url: urlOf(service) + row.path, probe: true })
      if (!checked.found) throw new Error(`${row.path} was not found`)
      const advisory = checked.advisories.find(({ method }) => method === row.method)
      expect(advisory).toMatchObject({ source: 'probe', authMode: row.access })
      if (row.access === 'paid') expect(advisory?.paymentOptions?.length).toBeGreaterThan(0)
    }
  })
})

describe('a challenge', () => {
  const challenges = new Map<ContractRow, Promise<ReturnType<typeof challengeOf>>>()
  const challengeFor = (row: ContractRow) => {
    const known = challenges.get(row) ?? send(tollgraph, row, {}).then(challengeOf)
    challenges.set(row, known)
    return known
  }

  // The library makes a validator for each call, which would compile the meta-schema again.
  beforeAll(() => void vi.spyOn(Ajv2020.prototype, 'validateSchema').mockImplementation(validateSchema))
  afterAll(() => void vi.restoreAllMocks())

  it.each(named(paid))('of %s is accepted by the validator of registries', async (_, row) => {
    const challenge = await challengeFor(row)
    const checked = validatePaymentRequiredDetailed(challenge, { requireInputSchema: true, requireOutputSchema: true })
    expect({ valid: checked.valid, issues: checked.issues.filter(({ severity }) => severity !== 'info') }).toEqual({
      valid: true,
      issues: [],
    })
    expect(checked.version).toBe(2)
    expect(checked.normalized).toMatchObject({ hasInputSchema: true, hasOutputSchema: true })
    expect(getWarningsFor402Body(challenge).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it.each(named(paid))('of %s tells the bazaar how to call it', async (_, row) => {
    const challenge = await challengeFor(row)
    const extension = challenge.extensions?.bazaar as DiscoveryExtension
    // The library's own ajv knows no formats and says so on the console.
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(validateDiscoveryExtension(extension)).toEqual({ valid: true })
    const info = extractDiscoveryInfoFromExtension(extension, false)
    const isRead = row.method === 'GET'
    expect(info).toMatchObject({
      input: { type: 'http', method: row.method, ...(isRead ? {} : { bodyType: 'json' }) },
      output: { type: 'json' },
    })
    const { input } = info as { input: { body?: object; queryParams?: object } }
    const required = Object.entries(row.members).filter(([name, { isRequired }]) => isRequired && !isInPath(row, name))
    const said = Object.keys((isRead ? input.queryParams : input.body) ?? {})
    expect(said).toEqual(expect.arrayContaining(required.map(([name]) => name)))
  })

  it('has no bazaar extension where nothing is sold', async () => {
    const response = await send(tollgraph, rowOf('ListOrganizations'), {})
    expect(await response.json()).toMatchObject({
      extensions: expect.not.objectContaining({ bazaar: expect.anything() }),
    })
  })
})

describe.each(SERVICES)('the guidance of %s', (service) => {
  it('is a short text of all paths and prices, the same everywhere', async () => {
    const response = await fetch(`${urlOf(service)}/llms.txt`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    expect(text.length / CHARACTERS_PER_TOKEN).toBeLessThan(1_000)
    const lines = linesOf(text)
    for (const { method, path, price } of ofService(service)) {
      const own = lines.find((one) => one.startsWith(`- ${method} ${path} (`))
      expect(own, path).toContain(price?.mode === 'fixed' ? `${price.usd} USD` : (price?.max ?? 'free'))
    }
    expect(text).not.toContain('cron')
    expect(documentOf(service).info['x-guidance']).toBe(text)
  })

  it('stands in /.well-known/x402, beside the paid resources', async () => {
    const wellKnown = (await (await fetch(`${urlOf(service)}/.well-known/x402`)).json()) as { resources: string[] }
    const resources = ofService(service)
      .filter(({ access }) => access === 'paid')
      .map(({ method, path }) => `${method} ${urlOf(service)}${path}`)
    expect(wellKnown.resources.toSorted()).toEqual(resources.sort())
    expect(wellKnown).toEqual({
      version: 1,
      resources: wellKnown.resources,
      mppResources: wellKnown.resources,
      description: expect.any(String),
      instructions: documentOf(service).info['x-guidance'],
    })
  })
})

describe('documents', () => {
  it('have an OpenAPI document of the named paths alone, also by their path at the root', async () => {
    const whole = documentOf('domains')
    const prefix = new URL(urlOf('domains')).pathname.replace(/\/$/, '')
    for (const path of ['/api/check', `${prefix}/api/check`]) {
      const answer = await fetch(`${urlOf('domains')}/openapi.json?path=${encodeURIComponent(path)}`)
      const one = (await answer.json()) as Document
      expect(one.paths).toEqual({ '/api/check': whole.paths['/api/check'] })
      expect(one.components).toEqual(whole.components)
      expect(one.info).not.toHaveProperty('x-guidance')
    }
    const both = await fetch(`${urlOf('domains')}/openapi.json?path=/api/check&path=/api/search`)
    expect(Object.keys(((await both.json()) as Document).paths)).toEqual(['/api/check', '/api/search'])
    const none = await fetch(`${urlOf('domains')}/openapi.json?path=/api/nothing`)
    expect(none.status).toBe(404)
    expect(await none.json()).toMatchObject({
      success: false,
      error: expect.stringContaining('there is no /api/nothing'),
    })
  })

  it.each(['/openapi.json', '/llms.txt', '/.well-known/x402'])('%s are for reading only', async (path) => {
    for (const service of SERVICES) {
      expect((await fetch(urlOf(service) + path, { method: 'HEAD' })).status).toBe(200)
      expect((await fetch(urlOf(service) + path, { method: 'POST' })).status).toBeGreaterThanOrEqual(404)
    }
  })
})
