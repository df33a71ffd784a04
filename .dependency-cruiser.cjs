// The arrows between the rooms: which folder may import which.

const { existsSync, readdirSync } = require('node:fs')
const { join } = require('node:path')

// A service is a folder with a declaration.
const services = readdirSync(join(__dirname, 'subgraphs'))
  .filter((name) => existsSync(join(__dirname, 'subgraphs', name, 'service.ts')))
  .join('|')
const rooms = 'schema|subgraphs|router|rest-compat|prisma|devnet|stand-ins|sandbox|cli|packages|test|bench|scripts'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Data flows forward; a cycle hides which of two files is the rule and which its use.',
      severity: 'error',
      from: { pathNot: '^prisma/client/' },
      to: { circular: true, viaOnly: { pathNot: 'types\\.gen\\.ts$' } },
    },
    {
      name: 'generated-types-are-types',
      comment: 'A start has no generated types: an import of them must leave nothing in the program.',
      severity: 'error',
      from: {},
      to: { path: 'types\\.gen\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: { pathNot: '^prisma/client/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'schema-stands-alone',
      comment: 'schema is the contract: everybody knows it, it knows nobody.',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: `^(${rooms})/`, pathNot: '^schema/' },
    },
    {
      name: 'prisma-knows-schema-only',
      severity: 'error',
      from: { path: '^prisma/' },
      to: { path: `^(${rooms})/`, pathNot: '^(prisma|schema)/' },
    },
    {
      name: 'kit-knows-schema-and-prisma',
      severity: 'error',
      from: { path: '^subgraphs/kit/' },
      to: { path: `^(${rooms})/`, pathNot: '^(subgraphs/kit|schema|prisma)/' },
    },
    {
      name: 'a-service-knows-no-other',
      comment: 'Services meet in the graph: an entity joins them, an import never does.',
      severity: 'error',
      from: { path: `^subgraphs/(${services})/` },
      to: { path: `^(${rooms})/`, pathNot: '^(subgraphs/($1|kit)|stand-ins|schema|prisma)/' },
    },
    {
      name: 'stand-ins-are-loaded-where-no-provider-is-configured',
      comment:
        "Adapters and engines tell live facts: what a stand-in invents must not reach an answer through them. A service's engines.ts loads it by import() when no company is configured, and labels it.",
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: '^(stand-ins|test)/' },
      to: { path: '^stand-ins/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stand-ins-are-chosen-where-a-service-starts',
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: ['^(stand-ins|test)/', '^subgraphs/.*/?(engines|starting)\\.ts$'] },
      to: { path: '^stand-ins/' },
    },
    {
      name: 'stand-ins-know-the-service-they-play-for',
      comment: "They speak its companies' words; the router and the doors are unknown to them.",
      severity: 'error',
      from: { path: '^stand-ins/' },
      to: { path: `^(${rooms})/`, pathNot: '^(stand-ins|subgraphs|schema|prisma)/' },
    },
    {
      name: 'every-subgraph-is-known-here',
      comment: 'Every folder but the kit declares a service in its service.ts.',
      severity: 'error',
      from: { path: '^subgraphs/', pathNot: `^subgraphs/(kit|${services})/` },
      to: {},
    },
    {
      name: 'rest-compat-knows-schema-only',
      severity: 'error',
      from: { path: '^rest-compat/' },
      to: { path: `^(${rooms})/`, pathNot: '^(rest-compat|schema)/' },
    },
    {
      name: 'router-reaches-services-through-the-graph',
      comment: 'Two files put the system together and name the services; nothing else does.',
      severity: 'error',
      from: { path: '^router/', pathNot: '^router/(main|services)\\.ts$' },
      to: { path: '^subgraphs/', pathNot: '^subgraphs/kit/' },
    },
    {
      name: 'cli-knows-router-kit-schema-and-prisma',
      comment:
        'The command line reaches services as the router does; what it needs of one stands in the graph or the ledger.',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: `^(${rooms})/`, pathNot: '^(cli|router|devnet|subgraphs/kit|schema|prisma)/' },
    },
    {
      name: 'devnet-knows-the-network-it-plays',
      comment: 'The local chain needs the addresses and the reading of EVM networks, and nothing else of the router.',
      severity: 'error',
      from: { path: '^devnet/' },
      to: { path: `^(${rooms})/`, pathNot: '^(devnet|schema|router/payments/evm)/' },
    },
    {
      name: 'protocol-is-the-bottom-of-payments',
      comment:
        'What x402, MPP, rails, facilitators, ledger and checkout share: types, and the error that carries a challenge.',
      severity: 'error',
      from: { path: '^router/payments/protocol/' },
      to: { path: '^router/', pathNot: '^router/(payments/protocol|graph)/' },
    },
    {
      name: 'folders-of-the-router-form-no-cycle',
      comment:
        'A request walks forward: boot and http know the checkout, the checkout knows protocols and rails, and none the other way.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^router/' },
      to: { circular: true, path: '^router/' },
    },
    {
      name: 'nobody-imports-the-cli',
      comment: 'The command line stands on top; only its tests reach into it.',
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: '^(cli|test/cli)/' },
      to: { path: '^cli/' },
    },
    {
      name: 'the-sandbox-is-a-client',
      comment: 'It runs in browsers and uses what every client can: nothing of the server is in it.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: `^(${rooms})/`, pathNot: '^sandbox/' },
    },
    {
      name: 'the-server-serves-the-sandbox-unseen',
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: '^(sandbox|test)/' },
      to: { path: '^sandbox/' },
    },
    {
      name: 'packages-stand-alone',
      comment: 'They are installed elsewhere, without anything of this repository.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: `^(${rooms})/`, pathNot: '^packages/$1/' },
    },
    {
      name: 'the-server-needs-no-client',
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: '^(packages|sandbox|test)/' },
      to: { path: '^packages/' },
    },
    {
      name: 'only-tests-import-tests',
      comment: 'And the bench that runs the simulation, which is a test, a million times.',
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: '^(test|bench/simulation)/' },
      to: { path: '^test/' },
    },
    {
      name: 'product-imports-no-tools',
      comment: 'What runs in production is not among the scripts and the benchmarks.',
      severity: 'error',
      from: { path: '^(schema|subgraphs|router|rest-compat|prisma|devnet|stand-ins|sandbox|cli)/' },
      to: { path: '^(scripts|bench)/' },
    },
    {
      name: 'product-needs-no-dev-packages',
      comment: 'An installation has only the packages of production.',
      severity: 'error',
      from: {
        path: '^(schema|subgraphs|router|rest-compat|prisma|devnet|stand-ins|sandbox|cli|packages)/',
        // These two are for projects that have the package anyway.
        pathNot: ['\\.test\\.ts$', '^packages/client/src/(apollo|urql)\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^bench/peers/', '^packages/[^/]+/dist/'] },
    // Imports of types are arrows as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
