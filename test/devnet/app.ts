// An app that runs a devnet until it is killed: the tests start it as a process of its own.
//   app.ts <dataDir> <port>     prints one line when the chain answers

import { startDevnet } from '../../devnet/index.ts'

const [dataDir = '', port = ''] = process.argv.slice(2)
const { attached } = await startDevnet({ dataDir, port: Number(port) })
console.log(JSON.stringify({ attached }))
setInterval(() => {}, 1_000)
