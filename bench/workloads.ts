/** What is done, by its name on the command line, in the order of the table. */
export const WORKLOADS = {
  unpaid: 'unpaid 402, no body',
  free: 'free call',
  'free-graphql': 'free GraphQL, no subgraph',
  'paid-rest': 'paid call, no-op settle',
  'paid-graphql': 'paid GraphQL, two services, no-op settle',
  'settled-rest': 'paid call, settled on devnet',
  'settled-far': 'paid call, node 60 ms away, block every 2 s',
} as const

export type Workload = keyof typeof WORKLOADS
