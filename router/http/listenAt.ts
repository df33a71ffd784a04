import type { FastifyInstance } from 'fastify'
import { reasonNotToListen } from '../../subgraphs/kit/net/listen.ts'
import type { RouterSettings } from '../config/settings.ts'

/**
 * Starts to listen. Throws an Error that names the settings; where the port is in use it is Node's, which `complain` puts
 * into words.
 */
export async function listenAt(
  app: FastifyInstance,
  { HOST, PORT }: Pick<RouterSettings, 'HOST' | 'PORT'>,
): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw error
    throw new Error(`The server cannot listen on PORT ${PORT} of HOST ${HOST}: ${reasonNotToListen(code)}.`, {
      cause: error,
    })
  }
}
