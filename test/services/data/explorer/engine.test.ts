import { readFileSync } from 'node:fs'
import { encodeAbiParameters, keccak256, toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALICE, BOB, callOf, creationOf, someone } from '../node/support/chain.ts'
import { CONTRACTS, NOW, startExplorer, type TestExplorer } from './support/explorer.ts'

type Row = Readonly<Record<string, string>>

let explorer: TestExplorer
beforeAll(async () => {
  explorer = await startExplorer()
})
afterAll(() => explorer?.stop())

describe('balances', () => {
  it('are those of the node, one or many, in wei', async () => {
    const { chain, ask } = explorer
    const carol = someone(1)
    await chain.send(ALICE, { to: carol, value: 12_345_678_901_234_567_890n })
    expect(await ask('account.balance', { address: carol, tag: 'latest' })).toEqual({
      code: 200,
      status: '1',
      message: 'OK',
      result: '12345678901234567890',
    })
    expect(await ask('account.balancemulti', { address: `${carol},${someone(2)}` })).toMatchObject({
      result: [
        { account: carol, balance: '12345678901234567890' },
        { account: someone(2), balance: '0' },
      ],
    })
  })

  it('are told of earlier blocks', async () => {
    const { chain, askFor } = explorer
    const carol = someone(3)
    const before = await chain.client.getBlockNumber()
    await chain.send(ALICE, { to: carol, value: 5n })
    expect(await askFor('account.balance', { address: carol, tag: toHex(before) })).toBe('0')
    expect(await askFor('account.balance', { address: carol })).toBe('5')
  })
})

describe('transactions of an address', () => {
  it('carry all that their receipts say, and what the called function is named', async () => {
    const { chain, askFor } = explorer
    const dora = someone(4)
    const hash = await chain.send(ALICE, callOf(chain.coin, 'mint', [dora, 7n]))
    const receipt = await chain.client.getTransactionReceipt({ hash })
    const block = await chain.client.getBlock({ blockNumber: receipt.blockNumber })
    const rows = await askFor<Row[]>('account.txlist', { address: ALICE, sort: 'desc', page: 1, offset: 1 })
    expect(rows).toEqual([
      {
        blockNumber: String(receipt.blockNumber),
        timeStamp: String(block.timestamp),
        hash,
        nonce: expect.stringMatching(/^\d+$/),
        blockHash: receipt.blockHash,
        transactionIndex: '0',
        from: ALICE,
        to: chain.coin.address,
        value: '0',
        gas: '10000000',
        gasPrice: String(receipt.effectiveGasPrice),
        isError: '0',
        txreceipt_status: '1',
        input: expect.stringMatching(/^0x40c10f19/),
        contractAddress: '',
        cumulativeGasUsed: String(receipt.cumulativeGasUsed),
        gasUsed: String(receipt.gasUsed),
        confirmations: '1',
        methodId: '0x40c10f19',
        functionName: 'mint(address to, uint256 value)',
      },
    ])
  })

  it('come in pages that join without gap or double, in both directions', async () => {
    const { chain, askFor } = explorer
    const erin = someone(5)
    const sent: string[] = []
    for (let count = 0; count < 7; count++) sent.push(await chain.send(ALICE, { to: erin, value: 1n }))
    const hashes = async (sort: string) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => askFor<Row[]>('account.txlist', { address: erin, page, offset: 3, sort })),
      )
      return pages.flat().map(({ hash }) => hash)
    }
    expect(await hashes('asc')).toEqual(sent)
    expect(await hashes('desc')).toEqual(sent.toReversed())
  })

  it('are bounded by blocks', async () => {
    const { chain, askFor, ask } = explorer
    const finn = someone(6)
    const hashes = [await chain.send(ALICE, { to: finn, value: 1n }), await chain.send(ALICE, { to: finn, value: 2n })]
    const { blockNumber } = await chain.client.getTransactionReceipt({ hash: hashes[1] as `0x${string}` })
    const rows = await askFor<Row[]>('account.txlist', { address: finn, startblock: Number(blockNumber) })
    expect(rows.map(({ hash }) => hash)).toEqual([hashes[1]])
    const none = await ask('account.txlist', { address: finn, endblock: Number(blockNumber) - 2 })
    expect(none).toEqual({ code: 200, status: '0', message: 'No transactions found', result: [] })
  })

  it('show the contract that they made', async () => {
    const { chain, askFor } = explorer
    const hash = await chain.send(ALICE, creationOf('TestCoin'))
    const { contractAddress } = await chain.client.getTransactionReceipt({ hash })
    const [row] = await askFor<Row[]>('account.txlist', { address: String(contractAddress) })
    expect(row).toMatchObject({
      hash,
      from: ALICE,
      to: '',
      contractAddress: contractAddress?.toLowerCase(),
      functionName: '',
    })
  })
})

it('internal transactions show value that a contract passed on', async () => {
  const { chain, askFor } = explorer
  const gina = someone(8)
  const hash = await chain.send(ALICE, { ...callOf(chain.machine, 'pass', [gina]), value: 42n })
  const [row] = await askFor<Row[]>('account.txlistinternal', { address: gina })
  expect(row).toMatchObject({
    hash,
    from: chain.machine.address,
    to: gina,
    value: '21',
    type: 'call',
    isError: '0',
    errCode: '',
  })
})

it('internal transactions of blocks that the node did not trace are unknown, and not none', async () => {
  const { chain, db, ask } = explorer
  const ivan = someone(31)
  const hash = await chain.send(ALICE, { to: ivan, value: 1n })
  const { blockNumber: block } = await chain.client.getTransactionReceipt({ hash })
  const window = (from: bigint, to: bigint) => ({ address: ivan, startblock: Number(from), endblock: Number(to) })
  expect(await ask('account.txlistinternal', window(block, block))).toMatchObject({ message: 'No transactions found' })
  const statement = 'UPDATE data.block SET traced = $1 WHERE chain_id = $2 AND number = $3'
  await db.pool.query(statement, [false, chain.chainId, String(block)])
  try {
    const unknown = `Internal transactions of 1 of the blocks from ${block} to ${block} are unknown`
    expect(await ask('account.txlistinternal', window(0n, block))).toMatchObject({
      status: '0',
      message: expect.stringContaining(unknown),
    })
    const before = await ask('account.txlistinternal', window(block - 1n, block - 1n))
    expect(before.message).not.toContain('unknown')
    expect((await ask('account.txlist', window(block, block))).message).toBe('OK')
    expect(await ask('contract.getcontractcreation', { contractaddresses: ivan })).toMatchObject({
      result: `Error! Contract creation not found. Contracts created by contracts of 1 of the blocks from ${block} to ${block} are unknown`,
    })
  } finally {
    await db.pool.query(statement, [true, chain.chainId, String(block)])
  }
})

describe('token transfers', () => {
  it('name the token and count in its smallest unit', async () => {
    const { chain, askFor } = explorer
    const hugo = someone(9)
    const hash = await chain.send(ALICE, callOf(chain.coin, 'mint', [hugo, 5_000n]))
    const rows = await askFor<Row[]>('account.tokentx', { address: hugo, contractaddress: chain.coin.address })
    expect(rows).toMatchObject([
      {
        hash,
        from: zeroAddress,
        to: hugo,
        value: '5000',
        contractAddress: chain.coin.address,
        tokenName: 'Test Coin',
        tokenSymbol: 'TCN',
        tokenDecimal: '8',
      },
    ])
  })

  it('of single tokens and of items say which', async () => {
    const { chain, askFor } = explorer
    const ida = someone(10)
    await chain.send(ALICE, callOf(chain.art, 'mint', [ida, 12n]))
    await chain.send(ALICE, callOf(chain.items, 'mint', [ALICE, 1n, 10n]))
    await chain.send(ALICE, callOf(chain.items, 'mint', [ALICE, 2n, 20n]))
    await chain.send(ALICE, callOf(chain.items, 'move', [ida, [1n, 2n], [3n, 4n]]))
    expect(await askFor('account.tokennfttx', { address: ida })).toMatchObject([
      { tokenID: '12', tokenName: 'Test Art', tokenSymbol: 'ART', tokenDecimal: '0' },
    ])
    expect(await askFor('account.token1155tx', { address: ida })).toMatchObject([
      { tokenID: '1', tokenValue: '3', from: ALICE },
      { tokenID: '2', tokenValue: '4', from: ALICE },
    ])
  })
})

describe('contracts', () => {
  it('are verified wherever published source compiles to their code', async () => {
    const { chain, askFor } = explorer
    const abi = JSON.parse(await askFor<string>('contract.getabi', { address: chain.coin.address }))
    expect(abi).toEqual(chain.coin.abi)
    const hash = await chain.send(ALICE, creationOf('TestArt'))
    const { contractAddress } = await chain.client.getTransactionReceipt({ hash })
    const [source] = await askFor<Row[]>('contract.getsourcecode', { address: String(contractAddress) })
    expect(source).toMatchObject({
      SourceCode: readFileSync(`${CONTRACTS}/TestArt.sol`, 'utf8'),
      ContractName: 'TestArt',
      CompilerVersion: 'v0.8.28+commit.7893614a',
      OptimizationUsed: '1',
      Runs: '200',
      EVMVersion: 'cancun',
      LicenseType: 'Apache-2.0',
      Proxy: '0',
      Implementation: '',
    })
  })

  it('are not verified otherwise, and neither is an address without code', async () => {
    const { chain, ask } = explorer
    await chain.client.setCode({ address: someone(11), bytecode: '0x6001600255' })
    for (const address of [someone(11), someone(12)]) {
      expect(await ask('contract.getabi', { address })).toEqual({
        code: 200,
        status: '0',
        message: 'NOTOK',
        result: 'Contract source code not verified',
      })
      expect(await ask('contract.getsourcecode', { address })).toMatchObject({
        status: '1',
        result: [{ SourceCode: '', ABI: 'Contract source code not verified', Proxy: '0' }],
      })
    }
  })

  it('that stand for others lead to them', async () => {
    const { chain, ask, askFor } = explorer
    const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
    const proxy = someone(13)
    await chain.client.setCode({
      address: proxy,
      bytecode: (await chain.client.getCode({ address: chain.art.address }))!,
    })
    await chain.client.setStorageAt({
      address: proxy,
      index: slot,
      value: encodeAbiParameters([{ type: 'address' }], [chain.coin.address]),
    })
    expect(await askFor('contract.getsourcecode', { address: proxy })).toMatchObject([
      { Proxy: '1', Implementation: chain.coin.address },
    ])
    expect((await ask('contract.getsourcecode', { address: chain.art.address })).result).toMatchObject([{ Proxy: '0' }])
  })

  it('tell who made them', async () => {
    const { chain, askFor, ask } = explorer
    const made = await chain.send(BOB, creationOf('TestItems'))
    const receipt = await chain.client.getTransactionReceipt({ hash: made })
    const contract = String(receipt.contractAddress).toLowerCase()
    const block = await chain.client.getBlock({ blockNumber: receipt.blockNumber })
    const rows = await askFor('contract.getcontractcreation', { contractaddresses: `${someone(14)},${contract}` })
    expect(rows).toEqual([
      {
        contractAddress: contract,
        contractCreator: BOB,
        txHash: made,
        blockNumber: String(receipt.blockNumber),
        timestamp: String(block.timestamp),
        contractFactory: '',
        creationBytecode: creationOf('TestItems').data,
      },
    ])
    expect(await ask('contract.getcontractcreation', { contractaddresses: someone(14) })).toMatchObject({
      status: '0',
      message: 'NOTOK',
    })
  })
})

describe('what became of a transaction', () => {
  it('is told with the reason of a failure', async () => {
    const { chain, askFor } = explorer
    const good = await chain.send(ALICE, { to: BOB, value: 1n })
    const bad = await chain.send(BOB, callOf(chain.coin, 'transfer', [ALICE, 10n ** 30n]))
    expect(await askFor('transaction.getstatus', { txhash: good })).toEqual({ isError: '0', errDescription: '' })
    expect(await askFor('transaction.gettxreceiptstatus', { txhash: good })).toEqual({ status: '1' })
    expect(await askFor('transaction.gettxreceiptstatus', { txhash: bad })).toEqual({ status: '0' })
    expect(await askFor('transaction.getstatus', { txhash: bad })).toEqual({
      isError: '1',
      errDescription: expect.stringContaining('not enough'),
    })
  })

  it('is not known of one that no block holds', async () => {
    const txhash = keccak256('0x01')
    for (const action of ['getstatus', 'gettxreceiptstatus'])
      expect(await explorer.ask(`transaction.${action}`, { txhash })).toMatchObject({
        result: 'Error! Transaction not found',
      })
  })
})

it('a block rewards its maker with the tips of its transactions', async () => {
  const { chain, ask, askFor } = explorer
  const hash = await chain.send(ALICE, { to: BOB, value: 1n })
  const { gasUsed, effectiveGasPrice, blockNumber } = await chain.client.getTransactionReceipt({ hash })
  const { baseFeePerGas, timestamp, miner } = await chain.client.getBlock({ blockNumber })
  const tips = gasUsed * (effectiveGasPrice - (baseFeePerGas ?? 0n))
  expect(tips).toBeGreaterThan(0n)
  expect(await askFor('block.getblockreward', { blockno: Number(blockNumber) })).toEqual({
    blockNumber: String(blockNumber),
    timeStamp: String(timestamp),
    blockMiner: miner,
    blockReward: String(tips),
    uncles: [],
    uncleInclusionReward: '0',
  })
  expect(await ask('block.getblockreward', { blockno: 10 ** 9 })).toMatchObject({ result: 'Error! Block not found' })
})

describe('logs', () => {
  const TRANSFER = keccak256(toHex('Transfer(address,address,uint256)'))
  const APPROVAL = keccak256(toHex('Approval(address,address,uint256)'))
  const word = (address: string) => `0x${address.slice(2).padStart(64, '0')}`

  it('come with the block and the transaction around them, numbers in hexadecimal', async () => {
    const { chain, askFor } = explorer
    const jana = someone(20)
    const hash = await chain.send(ALICE, callOf(chain.coin, 'mint', [jana, 99n]))
    const receipt = await chain.client.getTransactionReceipt({ hash })
    const { timestamp } = await chain.client.getBlock({ blockNumber: receipt.blockNumber })
    const rows = await askFor('logs.getLogs', {
      address: chain.coin.address,
      fromBlock: Number(receipt.blockNumber),
      toBlock: 'latest',
      topic0: TRANSFER,
      topic2: word(jana),
      topic0_2_opr: 'and',
    })
    expect(rows).toEqual([
      {
        address: chain.coin.address,
        topics: [TRANSFER, word(zeroAddress), word(jana)],
        data: toHex(99n, { size: 32 }),
        blockNumber: toHex(receipt.blockNumber),
        blockHash: receipt.blockHash,
        timeStamp: toHex(timestamp),
        gasPrice: toHex(receipt.effectiveGasPrice),
        gasUsed: toHex(receipt.gasUsed),
        logIndex: '0x',
        transactionHash: hash,
        transactionIndex: '0x',
      },
    ])
  })

  it('are chosen by topics that must all be there, or of which one is enough', async () => {
    const { chain, askFor, ask } = explorer
    const [kai, lea] = [someone(21), someone(22)]
    const fromBlock = Number(await chain.client.getBlockNumber()) + 1
    await chain.send(ALICE, callOf(chain.coin, 'mint', [kai, 1n]))
    await chain.send(ALICE, callOf(chain.coin, 'mint', [ALICE, 1n]))
    await chain.send(ALICE, callOf(chain.coin, 'transfer', [lea, 1n]))
    await chain.send(ALICE, callOf(chain.coin, 'approve', [lea, 1n]))
    const count = async (members: Readonly<Record<string, string>>) => {
      const { result } = await ask('logs.getLogs', { address: chain.coin.address, fromBlock, ...members })
      return (result as unknown[]).length
    }
    expect(await count({})).toBe(4)
    expect(await count({ topic0: TRANSFER })).toBe(3)
    expect(await count({ topic0: TRANSFER, topic1: word(ALICE) })).toBe(1)
    expect(await count({ topic1: word(ALICE), topic2: word(kai), topic1_2_opr: 'or' })).toBe(3)
    expect(await count({ topic0: APPROVAL, topic1: word(ALICE), topic2: word(kai), topic1_2_opr: 'or' })).toBe(1)
    expect(await count({ topic2: word(someone(23)) })).toBe(0)
    const pages = await Promise.all(
      [1, 2].map((page) => askFor<Row[]>('logs.getLogs', { address: chain.coin.address, fromBlock, page, offset: 3 })),
    )
    expect(pages.map((page) => page.length)).toEqual([3, 1])
    expect(await ask('logs.getLogs', { address: someone(24) })).toEqual({
      code: 200,
      status: '0',
      message: 'No records found',
      result: [],
    })
  })
})

describe('tokens', () => {
  it('tell how much there is of them', async () => {
    const { chain, askFor, ask } = explorer
    const before = BigInt(await askFor<string>('stats.tokensupply', { contractaddress: chain.coin.address }))
    await chain.send(ALICE, callOf(chain.coin, 'mint', [ALICE, 1_000n]))
    expect(await askFor('stats.tokensupply', { contractaddress: chain.coin.address })).toBe(String(before + 1_000n))
    expect(await ask('stats.tokensupply', { contractaddress: ALICE })).toMatchObject({
      result: 'Error! Token not found',
    })
  })

  it('tell what they are', async () => {
    const { chain, askFor, ask } = explorer
    const infoOf = async (contractaddress: string) => (await askFor<Row[]>('token.tokeninfo', { contractaddress }))[0]
    expect(await infoOf(chain.coin.address)).toMatchObject({
      tokenName: 'Test Coin',
      symbol: 'TCN',
      divisor: '8',
      tokenType: 'ERC20',
      blueCheckmark: 'false',
      tokenPriceUSD: '0.000000000000000000',
    })
    expect(await infoOf(chain.art.address)).toMatchObject({ tokenType: 'ERC721', divisor: '0' })
    expect(await infoOf(chain.items.address)).toMatchObject({ tokenType: 'ERC1155', tokenName: '' })
    expect(await ask('token.tokeninfo', { contractaddress: BOB })).toMatchObject({ result: 'Error! Token not found' })
  })

  it('are worth what the market says where they are well known', async () => {
    const { chain, askFor } = explorer
    const usdc = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
    await chain.client.setCode({
      address: usdc,
      bytecode: (await chain.client.getCode({ address: chain.coin.address }))!,
    })
    const [info] = await askFor<Row[]>('token.tokeninfo', { contractaddress: usdc })
    expect(Number(info?.tokenPriceUSD)).toBeCloseTo(1, 1)
    expect(info).toMatchObject({ blueCheckmark: 'true' })
  })
})

describe('gas', () => {
  it('prices rise from slow to fast, above the base fee of the next block', async () => {
    const { chain, askFor } = explorer
    await chain.send(ALICE, { to: BOB, value: 1n })
    const oracle = await askFor<Row>('gastracker.gasoracle')
    const wei = (member: string) => BigInt(Math.round(Number(oracle[member]) * 1e9))
    expect(wei('suggestBaseFee')).toBeLessThanOrEqual(wei('SafeGasPrice'))
    expect(wei('SafeGasPrice')).toBeLessThanOrEqual(wei('ProposeGasPrice'))
    expect(wei('ProposeGasPrice')).toBeLessThanOrEqual(wei('FastGasPrice'))
    expect(oracle.LastBlock).toBe(String(await chain.client.getBlockNumber()))
    const ratios = String(oracle.gasUsedRatio).split(',').map(Number)
    expect(ratios).toHaveLength(5)
    for (const ratio of ratios) expect(ratio).toBeGreaterThan(0)
  })

  it('a higher price never waits longer', async () => {
    const { askFor } = explorer
    const waits: number[] = []
    for (const gasprice of [1, 10 ** 8, 10 ** 9, 10 ** 11]) {
      waits.push(Number(await askFor<string>('gastracker.gasestimate', { gasprice })))
    }
    expect(waits).toEqual(waits.toSorted((a, b) => b - a))
    expect(waits.at(-1)).toBeGreaterThanOrEqual(1)
    expect(waits[0]).toBeGreaterThan(waits.at(-1)!)
  })
})

describe('the network as a whole', () => {
  it('has a coin with a price and a supply', async () => {
    const { askFor } = explorer
    const price = await askFor<Row>('stats.ethprice')
    expect(Number(price.ethusd)).toBeGreaterThan(10)
    expect(Number(price.ethbtc)).toBeGreaterThan(0)
    expect(Number(price.ethusd_timestamp)).toBeLessThanOrEqual(NOW.getTime() / 1000)
    const supply = BigInt(await askFor<string>('stats.ethsupply'))
    expect(supply / 10n ** 18n).toBeGreaterThan(100_000_000n)
  })

  it('has at least the node that is asked', async () => {
    expect(await explorer.askFor('stats.nodecount')).toEqual({ UTCDate: '2026-11-20', TotalNodeCount: '1' })
  })

  it('grows by the bytes of its blocks, and counts the transactions of each day', async () => {
    const { chain, ask, askFor } = explorer
    await chain.send(ALICE, { to: BOB, value: 1n })
    const head = await chain.client.getBlockNumber()
    const blocks = await Promise.all(
      Array.from({ length: Number(head) + 1 }, (_, number) => chain.client.getBlock({ blockNumber: BigInt(number) })),
    )
    const dates = { startdate: '1970-01-01', enddate: '2100-01-01' }
    const sizes = await askFor<Row[]>('stats.chainsize', {
      ...dates,
      clienttype: 'geth',
      syncmode: 'default',
      sort: 'asc',
    })
    expect(sizes.at(-1)).toEqual({
      blockNumber: String(head),
      chainTimeStamp: new Date(Number(blocks.at(-1)!.timestamp) * 1000).toISOString().slice(0, 10),
      chainSize: String(blocks.reduce((sum, { size }) => sum + size, 0n)),
      clientType: 'Geth',
      syncMode: 'Default',
    })
    const days = await askFor<{ UTCDate: string; transactionCount: number }[]>('stats.dailytx', {
      ...dates,
      sort: 'desc',
    })
    const transactions = blocks.reduce((sum, block) => sum + block.transactions.length, 0)
    expect(days.reduce((sum, day) => sum + day.transactionCount, 0)).toBe(transactions)
    expect(days.map(({ UTCDate }) => UTCDate)).toEqual(
      days
        .map(({ UTCDate }) => UTCDate)
        .toSorted()
        .toReversed(),
    )
    const archive = await ask('stats.chainsize', { ...dates, clienttype: 'parity', syncmode: 'archive', sort: 'asc' })
    expect(archive).toEqual({ code: 200, status: '0', message: 'No records found', result: [] })
  })
})

it.each([
  ['account.balance', { address: '0x12' }],
  ['account.balance', {}],
  ['account.balance', { address: ALICE, tag: 'newest' }],
  ['account.balancemulti', { address: Array.from({ length: 21 }, (_, number) => someone(number)).join(',') }],
  ['account.txlist', { address: ALICE, page: 2, offset: 10_000 }],
  ['account.txlist', { address: ALICE, page: 0 }],
  ['account.txlist', { address: ALICE, sort: 'up' }],
  ['account.tokentx', {}],
  ['contract.getcontractcreation', { contractaddresses: Array.from({ length: 6 }, (_, at) => someone(at)).join(',') }],
  ['transaction.getstatus', { txhash: '0xabc' }],
  ['block.getblockreward', { blockno: 'latest' }],
  ['logs.getLogs', { address: ALICE, offset: 1_001 }],
  ['logs.getLogs', { address: ALICE, topic0: '0x1' }],
  ['logs.getLogs', { address: ALICE, topic0: keccak256('0x01'), topic1: keccak256('0x02'), topic0_1_opr: 'xor' }],
  ['stats.chainsize', { startdate: '2026-02-30', enddate: '2026-03-01', clienttype: 'geth', syncmode: 'default' }],
  ['stats.dailytx', { startdate: '2026-03-02', enddate: '2026-03-01' }],
  ['account.everything', { address: ALICE }],
  ['account.balance', { address: ALICE, chainid: 1 }],
])('%s with %j is refused in the explorer’s own words', async (call, members) => {
  expect(await explorer.ask(call, members as Readonly<Record<string, string | number>>)).toEqual({
    code: 200,
    status: '0',
    message: 'NOTOK',
    result: expect.stringMatching(/^(Error!|Result window)/),
  })
})

describe('an index that does not hold the whole chain', () => {
  const history = { address: ALICE, startblock: 0 }

  it('is not asked before it has begun', async () => {
    for (const call of ['account.txlist', 'account.tokentx', 'stats.dailytx', 'contract.getcontractcreation'])
      expect(
        await explorer.askOver(404, call, {
          ...history,
          contractaddresses: ALICE,
          startdate: '2026-01-01',
          enddate: '2026-01-02',
        }),
      ).toMatchObject({ code: 200, status: '0', result: expect.stringMatching(/not been read yet; try again later$/) })
  })

  it('says which blocks are missing from it', async () => {
    const { chain, db, askOver } = explorer
    const head = await chain.client.getBlockNumber()
    await chain.client.mine({ blocks: 20 })
    await db.pool.query('INSERT INTO data.chain_index (chain_id, start_block, head_block) VALUES (405, 5, $1)', [
      String(head),
    ])
    const ask = async (members: Readonly<Record<string, number>>) =>
      (await askOver(405, 'account.txlist', { ...history, ...members })).message
    expect(await ask({})).toBe(
      `No transactions found-Blocks before 5 are not indexed, Blocks after ${head} are still to be indexed`,
    )
    expect(await ask({ startblock: 5, endblock: Number(head) })).toBe('No transactions found')
    const sizes = { startdate: '1970-01-01', enddate: '2100-01-01', clienttype: 'geth', syncmode: 'default' }
    expect(await askOver(405, 'stats.chainsize', sizes)).toMatchObject({ message: 'No records found', result: [] })
  })
})
