/** The toy subgraphs on stock Apollo Server, for gateways that ask over HTTP: sends their ports to its parent. */
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled'
import { startStandaloneServer } from '@apollo/server/standalone'
import { TOY_NAMES, toySchema } from './toys.ts'

const urls = await Promise.all(
  TOY_NAMES.map(async (name) => {
    const server = new ApolloServer({
      schema: toySchema(name),
      csrfPrevention: false,
      plugins: [ApolloServerPluginInlineTraceDisabled()],
    })
    const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } })
    return [name, url] as const
  }),
)
process.send?.(Object.fromEntries(urls))
process.on('disconnect', () => process.exit())
