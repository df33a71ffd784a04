import { isEnumType, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDistinctKeys } from '../../../router/graph/distinctKeys.ts'
import { normalise } from '../../../router/graph/operation.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { callerIn } from './inventedService.ts'
import { startTwoExecutors, type TwoExecutors } from './twoExecutors.ts'

let executors: TwoExecutors
beforeAll(async () => {
  executors = await startTwoExecutors()
})
afterAll(() => executors?.stop())

const distinct = (text: string) => withDistinctKeys(normalise(parse(text), null), executors.catalogue)

it('a field under the name of the key by which services are joined has its own value', async () => {
  const query =
    '{ domain(name: "fine.com") { name: registration { status } mailSubdomain { hostname } hostnames { nodes { hostname } } } }'
  const statuses = executors.catalogue.schema.getType('DomainStatus')
  for (const _ of ['first', 'second']) {
    const { data } = JSON.parse(await executors.ours({ query, caller: callerIn('fine') }))
    expect(Object.keys(data.domain)).toEqual(['name', 'mailSubdomain', 'hostnames'])
    expect(isEnumType(statuses) && statuses.getValue(data.domain.name.status)).toBeTruthy()
  }
})

describe('an operation with such a name', () => {
  const text =
    '{ mine: domain(name: "a.com") { ...Of } } fragment Of on Domain { name: attestation { verified } hostnames { nodes { hostname: note } } }'

  it('is planned with another one, and answered with its own', () => {
    const { operation, restore } = distinct(text)
    expect(operation.text).toBe(
      '{mine:domain(name:"a.com"){...on Domain{name_asked:attestation{verified}hostnames{nodes{hostname:note}}}}}',
    )
    const planned = { name_asked: { verified: true }, hostnames: { nodes: [{ hostname: 'x' }] } }
    const answered = restore({
      data: { mine: planned },
      errors: [{ message: 'No', path: ['mine', 'name_asked'] }],
      extensions: { valueCompletion: [{ message: 'Wrong', path: ['mine', 'name_asked', 'verified'] }] },
    })
    expect(JSON.stringify(answered.data)).toBe(
      '{"mine":{"name":{"verified":true},"hostnames":{"nodes":[{"hostname":"x"}]}}}',
    )
    expect(answered.errors).toEqual([{ message: 'No', path: ['mine', 'name'] }])
    expect(answered.extensions).toEqual({ valueCompletion: [{ message: 'Wrong', path: ['mine', 'name', 'verified'] }] })
  })

  it('has its paid lines at the planned paths', () => {
    const line = { service: 'domains', units: 1, amount: atomicUsdc(1n), actId: '1:0' } as const
    const lines = [
      { ...line, field: 'Domain.attestation', path: ['mine', 'name'] },
      { ...line, field: 'Query.domain', path: ['mine'] },
    ]
    const payment = { id: '1', payer: callerIn('fine'), transaction: null, lines }
    const scope = distinct(text).scopeOf(requestScope({ requestId: 'request', caller: null, payment }))
    expect(scope.payment?.lines.map(({ path }) => path.join('.'))).toEqual(['mine.name_asked', 'mine'])
  })

  it('keeps the client’s names apart from ours', () => {
    expect(
      distinct(
        '{ domain(name: "a.com") { name: attestation { verified } name_asked: registration { status } hostnames { nodes { hostname } } } }',
      ).operation.text,
    ).toContain('{name_asked_:attestation{verified}name_asked:registration{status}')
  })
})

it('no documented path has such a name, so all of them are planned as they are', () => {
  const renamed = executors.catalogue.endpoints.filter(({ document }) => {
    const operation = normalise(document, null)
    return withDistinctKeys(operation, executors.catalogue).operation !== operation
  })
  expect(renamed).toEqual([])
})
