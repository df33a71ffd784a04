/** The committed supergraph that the router serves; a check compares it with what the subgraphs compose to. */
export const SUPERGRAPH_FILE = new URL('supergraph.graphql', import.meta.url)

/** What clients see of it, committed beside it: making the one from the other takes a second. */
export const API_SCHEMA_FILE = new URL('api.graphql', import.meta.url)
