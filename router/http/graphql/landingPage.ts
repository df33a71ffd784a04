import type { ApolloServerPlugin } from '@apollo/server'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=sandbox">
<title>Tollgraph: GraphQL</title>
</head>
<body><p>This is a GraphQL endpoint. Explore it in <a href="sandbox">the sandbox</a>.</p></body>
</html>
`

/** Redirects browsers that open the endpoint to the sandbox. */
export function landingPage(): ApolloServerPlugin {
  return { serverWillStart: async () => ({ renderLandingPage: async () => ({ html: PAGE }) }) }
}
