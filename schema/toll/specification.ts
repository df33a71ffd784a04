/** Identity of the toll specification, without its version; docs/toll-specification.md is its text. */
export const TOLL = 'https://specs.tollgraph.example/toll'

/** The version that this router implements, as subgraphs link it. */
export const TOLL_URL = `${TOLL}/v1.0`
