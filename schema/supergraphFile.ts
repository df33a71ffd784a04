/** The committed supergraph that the router serves; a check compares it with what the subgraphs compose to. */
export const SUPERGRAPH_FILE = new URL('supergraph.graphql', import.meta.url)
