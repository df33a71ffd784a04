import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCompany, type TestCompany } from './support/company.ts'

const ADDRESS = '0x00000000000000000000000000000000000000aa'
const HASH = `0x${'cd'.repeat(32)}`

let company: TestCompany
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company?.stop())

const good = (result: unknown) => ({ body: { status: '1', message: 'OK', result } })
const bad = (result: unknown, message = 'NOTOK') => ({ body: { status: '0', message, result } })
/** A query for facts of the account on a chain. */
const ofAccount = (fields: string, chain = 1) =>
  `query { _entities(representations: [{ __typename: "Wallet", address: "${ADDRESS}" }]) { ... on Wallet { account(chain: ${chain}) { ${fields} } } } }`
const accountIn = (data: unknown) => (data as { _entities: { account: unknown }[] })._entities[0]?.account
const ofContract = (fields: string) => `{ contract(chain: 1, address: "${ADDRESS}") { ${fields} } }`
const ofChain = (fields: string) => `{ chain(id: 1) { ${fields} } }`
const balance = ofAccount('nativeBalance')

/** A transaction as the company documents it. */
const transaction = {
  blockNumber: '14923678',
  timeStamp: '1654646411',
  hash: HASH,
  nonce: '4',
  blockHash: HASH,
  transactionIndex: '61',
  from: ADDRESS,
  to: ADDRESS,
  value: '10000000000000000000000000',
  gas: '6000000',
  gasPrice: '83924748773',
  isError: '1',
  txreceipt_status: '0',
  input: '0x6080',
  contractAddress: '',
  cumulativeGasUsed: '10450178',
  gasUsed: '4457269',
  confirmations: '122485',
  methodId: '0x6080',
  functionName: 'atInversebrah(int248 a, uint48[] b)',
}

describe('a question to the company', () => {
  it('carries the chain, the key, and the names that it documents', async () => {
    const query = ofAccount('transactions(fromBlock: 5, toBlock: 9, page: 2, perPage: 50, order: DESC) { found }', 8453)
    await company.ask(query, good([transaction]))
    expect(company.asked.at(-1)).toEqual({
      chainid: '8453',
      module: 'account',
      action: 'txlist',
      address: getAddress(ADDRESS),
      startblock: '5',
      endblock: '9',
      page: '2',
      offset: '50',
      sort: 'desc',
      apikey: 'the key',
    })
  })

  it('joins lists with commas, and spells node software and words of logs as the company does', async () => {
    await company.ask(`{ nativeBalances(chain: 1, addresses: ["${ADDRESS}", "${ADDRESS}"]) { balance } }`, good([]))
    expect(company.asked.at(-1)).toMatchObject({ action: 'balancemulti', address: `${ADDRESS},${ADDRESS}` })
    const sizes = ofChain('sizes(from: "2026-01-01", to: "2026-01-02", client: CLIENT_B, mode: ARCHIVE) { found }')
    await company.ask(sizes, good([]))
    expect(company.asked.at(-1)).toMatchObject({ clienttype: 'parity', syncmode: 'archive', startdate: '2026-01-01' })
    const logs = ofContract(`logs(topic0: "${HASH}", topic2: "${HASH}", operator0_2: OR) { found }`)
    await company.ask(logs, good([]))
    expect(company.asked.at(-1)).toMatchObject({ topic0: HASH, topic0_2_opr: 'or', fromBlock: '0', toBlock: 'latest' })
  })
})

describe('an answer of the company', () => {
  it('is read with numbers beyond 2⁵³ to the digit', async () => {
    const query = ofAccount('transactions { found message transactions { value minedAt failed nonce } }')
    const { data } = await company.ask(query, good([transaction]))
    expect(accountIn(data)).toMatchObject({
      transactions: {
        found: true,
        message: 'OK',
        transactions: [{ value: '10000000000000000000000000', failed: true, nonce: 4 }],
      },
    })
  })

  it('may begin with what an address was given in the first block', async () => {
    const gift = {
      ...transaction,
      hash: 'GENESIS',
      from: 'GENESIS',
      nonce: '',
      blockHash: '',
      txreceipt_status: '',
      isError: '0',
    }
    const query = ofAccount('transactions { transactions { hash nonce receiptStatus failed } }')
    expect(accountIn((await company.ask(query, good([gift]))).data)).toEqual({
      transactions: { transactions: [{ hash: 'GENESIS', nonce: 0, receiptStatus: '', failed: false }] },
    })
  })

  it('is no error where it is empty, and is waived', async () => {
    const before = company.waived.length
    const query = ofAccount('transactions { found message transactions { hash } }')
    const { data, errors } = await company.ask(query, bad([], 'No transactions found'))
    expect(errors).toBeUndefined()
    expect(accountIn(data)).toEqual({
      transactions: { found: false, message: 'No transactions found', transactions: [] },
    })
    const logs = ofContract('logs { found logs { data } }')
    expect((await company.ask(logs, bad([], 'No records found'))).data).toEqual({
      contract: { logs: { found: false, logs: [] } },
    })
    expect(company.waived).toHaveLength(before + 2)
  })

  it('with logs has its hexadecimal numbers read, a bare 0x as zero', async () => {
    const log = {
      address: ADDRESS,
      topics: [HASH],
      data: '0x',
      blockNumber: '0xc48174',
      blockHash: HASH,
      timeStamp: '0x60f9ce56',
      gasPrice: '0x2e90edd000',
      gasUsed: '0x247205',
      logIndex: '0x',
      transactionHash: HASH,
      transactionIndex: '0x',
    }
    const query = ofContract('logs { logs { blockNumber minedAt gasPrice gasUsed logIndex transactionIndex } }')
    const { data } = await company.ask(query, good([log]))
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      contract: {
        logs: {
          logs: [
            {
              blockNumber: 12_878_196,
              minedAt: '2021-07-22T20:00:22.000Z',
              gasPrice: '200000000000',
              gasUsed: '2388485',
              logIndex: 0,
              transactionIndex: 0,
            },
          ],
        },
      },
    })
  })

  it('with single tokens and items is completed by what goes without saying', async () => {
    const transfer = {
      blockNumber: '1',
      timeStamp: '1654646411',
      hash: HASH,
      from: ADDRESS,
      to: ADDRESS,
      contractAddress: ADDRESS,
      tokenID: '202106775',
      tokenName: 'Things',
      tokenSymbol: 'THG',
      gas: '1',
      gasPrice: '1',
      gasUsed: '1',
      confirmations: '7',
    }
    const ask = async (standard: string, row: object) => {
      const fields = `tokenTransfers(standard: ${standard}) { transfers { value tokenId tokenDecimals } }`
      const { data } = await company.ask(ofAccount(fields), good([row]))
      return accountIn(data)
    }
    expect(await ask('ERC721', { ...transfer, tokenDecimal: '' })).toEqual({
      tokenTransfers: { transfers: [{ value: '1', tokenId: '202106775', tokenDecimals: 0 }] },
    })
    expect(await ask('ERC1155', { ...transfer, tokenValue: '5' })).toEqual({
      tokenTransfers: { transfers: [{ value: '5', tokenId: '202106775', tokenDecimals: 0 }] },
    })
  })

  it('with chain sizes has the words of this service', async () => {
    const row = {
      blockNumber: '7156164',
      chainTimeStamp: '2019-02-01',
      chainSize: '184726421279',
      clientType: 'Geth',
      syncMode: 'Default',
    }
    const query = ofChain('sizes(from: "2019-02-01", to: "2019-02-01") { sizes { client mode bytes date } }')
    expect(await company.ask(query, good([row]))).toEqual({
      data: {
        chain: {
          sizes: { sizes: [{ client: 'CLIENT_A', mode: 'DEFAULT', bytes: '184726421279', date: '2019-02-01' }] },
        },
      },
    })
  })

  it('of another shape is an error that names the member', async () => {
    const query = ofAccount('transactions { transactions { hash } }')
    const { gasUsed: _, ...cut } = transaction
    const { errors } = await company.ask(query, good([cut]))
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('result[0].gasUsed is missing'),
      extensions: { code: 'UPSTREAM' },
    })
    const other = await company.ask(query, good([{ ...transaction, value: 'much' }]))
    expect(other.errors?.[0]?.message).toContain('result[0].value is no whole number')
    const none = await company.ask(ofContract('logs { found }'), good('logs'))
    expect(none.errors?.[0]?.extensions.code).toBe('UPSTREAM')
  })
})

describe('a refusal of the company', () => {
  const codeOf = async (payload: Parameters<TestCompany['ask']>[1], query = balance) =>
    (await company.ask(query, payload)).errors?.[0]?.extensions.code

  it('for what is not there is a 404', async () => {
    const abi = ofContract('abi')
    expect(await codeOf(bad('Contract source code not verified'), abi)).toBe('NOT_FOUND')
    const source = ofContract('sources { name }')
    const unverified = { SourceCode: '', ABI: 'Contract source code not verified', ContractName: '' }
    expect(await codeOf(good([unverified]), source)).toBe('NOT_FOUND')
    expect(await codeOf(bad(null, 'No data found'))).toBe('NOT_FOUND')
  })

  it('of its limit is a 503 that says when to come back', async () => {
    const { errors } = await company.ask(balance, bad('Max calls per sec rate limit reached (5/sec)'))
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 })
  })

  it('that is one only now is a 503, however often it comes', async () => {
    for (let times = 0; times < 12; times++) {
      const { errors } = await company.ask(balance, bad('Error! The chain has not been read yet; try again later'))
      expect(errors?.[0]).toMatchObject({
        message: 'The chain has not been read yet; try again later',
        extensions: { code: 'UNAVAILABLE', retryAfter: 1 },
      })
    }
  })

  it('of our key is a 502 that does not tell of it', async () => {
    const { errors } = await company.ask(balance, bad('Invalid API Key (#err2)|ABC123'))
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM')
    expect(JSON.stringify(errors)).not.toContain('ABC123')
  })

  it('of anything else is a 502', async () => {
    expect(await codeOf(bad('Error! Something broke'))).toBe('UPSTREAM')
    expect(await codeOf(bad('Error! The node refused eth_getLogs: Method not found'))).toBe('UPSTREAM')
    expect(await codeOf({ status: 403, body: { error: 'forbidden' } })).toBe('UPSTREAM')
  })
})

describe('a question that cannot be asked', () => {
  it.each([
    [ofAccount('transactions(page: 101, perPage: 100) { found }'), 'page'],
    [ofAccount('transactions(fromBlock: 9, toBlock: 8) { found }'), 'toBlock'],
    [ofContract('logs(fromBlock: 9, toBlock: 8) { found }'), 'toBlock'],
    [ofContract(`logs(topic0: "${HASH}", operator0_1: OR) { found }`), 'operator0_1'],
    [ofChain('dailyTransactions(from: "2026-02-01", to: "2026-01-31") { found }'), 'to'],
  ])('%s is refused before it is asked', async (query, path) => {
    const before = company.asked.length
    const { errors } = await company.ask(query, good([]))
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: [path] }] })
    expect(company.asked).toHaveLength(before)
  })
})
