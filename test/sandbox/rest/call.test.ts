import { describe, expect, it } from 'vitest'
import { decodeHeaders, parseChallenges } from '../../../sandbox/rest/call/challenge.ts'
import { curlOf } from '../../../sandbox/rest/call/curl.ts'
import { type CallFacts, callOffer } from '../../../sandbox/rest/call/offer.ts'
import { readPrice } from '../../../sandbox/rest/call/price.ts'
import { requestOf } from '../../../sandbox/rest/call/request.ts'
import { issuesAt, issuesOf, pathText } from '../../../sandbox/rest/form/issue.ts'
import { formOf } from '../../../sandbox/rest/form/operation.ts'
import { BLANK, filledForm, readForm, toFields } from '../../../sandbox/rest/form/written.ts'
import { findPaths } from '../../../sandbox/rest/list/find.ts'

describe('the request of a filled form', () => {
  const form = formOf({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'max', in: 'query', schema: { type: 'integer' } },
    ],
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
    },
  })
  const target = { baseUrl: 'http://localhost/mail', method: 'PUT', path: '/boxes/{id}' }
  const written = filledForm(form, { id: 'a/b c', tag: ['x', 'y&z'], max: 3 }, { name: "Ada's" })

  it('has its parameters in the URL, escaped, and its body as JSON', () => {
    expect(requestOf(target, form, readForm(form, written))).toEqual({
      url: 'http://localhost/mail/boxes/a%2Fb%20c?tag=x&tag=y%26z&max=3',
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: `{"name":"Ada's"}`,
    })
  })

  it('has no query and no body where there is none', () => {
    const free = formOf({})
    expect(requestOf({ ...target, path: '/boxes' }, free, readForm(free, BLANK))).toEqual({
      url: 'http://localhost/mail/boxes',
      method: 'PUT',
      headers: {},
    })
  })

  it('sends raw JSON as it was written, and says when it is none', () => {
    const raw = { ...written, raw: '{"name": ' }
    const read = readForm(form, raw)
    expect(read.body).toBe('{"name": ')
    expect(read.issues[0]?.message).toMatch(/^is not valid JSON/)
    expect(toFields(form, raw)).toHaveProperty('problem')
    expect(toFields(form, { ...raw, raw: '{"nick":1}' })).toEqual({ problem: 'The form has no field named nick.' })
    expect(toFields(form, { ...raw, raw: '{"name":"Ada\'s"}' })).toEqual(written)
  })

  it('is a curl command that a shell reads as it was meant', () => {
    expect(curlOf(requestOf(target, form, readForm(form, written)))).toBe(
      [
        'curl -i',
        '-X PUT',
        `'http://localhost/mail/boxes/a%2Fb%20c?tag=x&tag=y%26z&max=3'`,
        `-H 'content-type: application/json'`,
        String.raw`--data-raw '{"name":"Ada'\''s"}'`,
      ].join(' \\\n  '),
    )
  })
})

describe('a 402', () => {
  it('is shown with its challenges decoded', () => {
    const challenge = { x402Version: 2, error: 'Zahlung nötig' }
    const request = Buffer.from('{"amount":"10000"}').toString('base64url')
    const headers = new Headers({
      'payment-required': Buffer.from(JSON.stringify(challenge)).toString('base64'),
      'www-authenticate': `Payment id="1", request="${request}", description="Say \\"hi\\", all", Payment id="2", method=tempo`,
    })
    const [first, second] = decodeHeaders(headers)
    expect(JSON.parse(first?.text ?? '')).toEqual(challenge)
    expect(JSON.parse(second?.text ?? '')).toEqual([
      { scheme: 'Payment', id: '1', request: { amount: '10000' }, description: 'Say "hi", all' },
      { scheme: 'Payment', id: '2', method: 'tempo' },
    ])
  })

  it('is shown as it came where nobody can decode it', () => {
    const headers = new Headers({ 'payment-required': '%%%', 'www-authenticate': 'Negotiate' })
    expect(decodeHeaders(headers).map(({ text }) => text)).toEqual(['%%%', 'Negotiate'])
    expect(parseChallenges('')).toEqual([])
  })
})

describe('the price of a path', () => {
  const bill = { total: '0.05', currency: 'USD', lines: [] }

  it('is read from an answer, from a challenge, or refused with the issues', () => {
    expect(readPrice(200, JSON.stringify({ extensions: { bill } }))).toEqual({ state: 'known', bill })
    expect(readPrice(402, JSON.stringify({ bill }))).toEqual({ state: 'known', bill })
    const issues = [{ path: ['domain'], message: 'must not be empty', code: 'too_small' }]
    expect(readPrice(400, JSON.stringify({ error: 'Validation failed', issues }))).toEqual({
      state: 'unknown',
      message: 'Validation failed',
      issues: [{ path: ['domain'], message: 'must not be empty' }],
    })
    expect(readPrice(502, '<html>')).toMatchObject({ state: 'unknown', message: 'the router answered 502' })
  })
})

describe('the button of a path', () => {
  const facts: CallFacts = {
    access: 'paid',
    most: '0.10',
    total: '0.05',
    hasWallet: true,
    hasSession: false,
    isRead: true,
    balance: '25',
    limit: '1',
    phase: null,
    hasTestMoney: false,
  }

  it.each<[Partial<CallFacts>, string, string]>([
    [{}, 'Pay 0.05 USD and call', '0.05'],
    [{ total: null }, 'Pay up to 0.1 USD and call', '0.1'],
    [{ hasWallet: false }, 'Connect a wallet to pay 0.05 USD', '0.05'],
    [{ balance: '0.04' }, 'Fund your wallet to pay 0.05 USD', '0.05'],
    [{ total: '0.00' }, 'Sign in and call', '0'],
    [{ access: 'siwx', hasWallet: false }, 'Connect a wallet to sign in', '0'],
    [{ access: 'siwx', hasSession: true }, 'Call (free, signed in)', '0'],
    [{ access: 'siwx', hasSession: true, isRead: false }, 'Sign in and call', '0'],
    [{ hasTestMoney: true, hasWallet: false }, 'Pay 0.05 USD of test money and call', '0.05'],
    [{ hasTestMoney: true, access: 'siwx', hasWallet: false }, 'Sign in and call', '0'],
    [{ access: 'free', hasWallet: false }, 'Call (free)', '0'],
  ])('says what pressing it does: %j', (change, text, agreed) => {
    expect(callOffer({ ...facts, ...change })).toMatchObject({ text, agreed, isDisabled: false })
  })

  it('cannot be pressed above the limit, or while a call is on its way', () => {
    expect(callOffer({ ...facts, limit: '0.04' })).toMatchObject({ text: 'Pay 0.05 USD and call', isDisabled: true })
    expect(callOffer({ ...facts, phase: 'signing' })).toMatchObject({ isDisabled: true })
  })
})

describe('the list of paths', () => {
  const paths = [
    { service: 'domains', method: 'POST', path: '/api/check', operationId: 'CheckDomain', summary: 'Is a name free?' },
    { service: 'mail', method: 'DELETE', path: '/api/inbox', operationId: 'DropInbox', summary: 'Gives it back' },
  ]

  it('is searched by every word, wherever it stands', () => {
    expect(findPaths(paths, '  ')).toEqual(paths)
    expect(findPaths(paths, 'FREE check')).toEqual([paths[0]])
    expect(findPaths(paths, 'delete mail')).toEqual([paths[1]])
    expect(findPaths(paths, 'free inbox')).toEqual([])
  })
})

describe('the issues of an answer', () => {
  it('are read for the fields that they name', () => {
    const issues = issuesOf('{"issues":[{"path":["records",0,"ttl"],"message":"is too small"},{"path":"x"}]}')
    expect(issuesAt(issues, ['records', 0, 'ttl'])).toEqual([{ path: ['records', 0, 'ttl'], message: 'is too small' }])
    expect(issuesAt(issues, ['records', 0])).toEqual([])
    expect(pathText(['records', 0, 'ttl'])).toBe('records[0].ttl')
    expect(issuesOf('no JSON')).toEqual([])
  })
})
