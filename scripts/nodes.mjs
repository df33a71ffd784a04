import './support/nodeVersion.mjs'
import { installNode, NODES } from './support/nodes.mjs'

// `node scripts/nodes.mjs`: installs the newer releases of Node that test/processes/newerNode.test.ts starts Tollgraph with.

for (const version of NODES)
  console.log(
    installNode(version)
      ? `Node ${version} is installed`
      : `Node ${version} could not be installed; its test is skipped`,
  )
