import { pino } from 'pino'
import { openDatabase } from '../../../../../prisma/database.ts'
import { followChain } from '../../../../../subgraphs/data/providers/node/index/follow.ts'
import { openNode } from '../../../../../subgraphs/data/providers/node/rpc.ts'

// Follows a chain until it is killed: `followingProcess.ts <database URL> <node URL>`.

const [, , databaseUrl = '', nodeUrl = ''] = process.argv
const node = openNode({ url: nodeUrl, chainId: 84_532 })
const db = openDatabase(databaseUrl)
const log = pino({ level: 'silent' })
followChain({ pool: db.pool, node, startBlock: 0n, pollMs: 10, log, now: () => new Date() })
