/**
 * Prints the SDL of a service as it is composed and served: links, definitions, its own types, and the hidden fields for
 * quotes and acts. `npm run sdl -- travel`
 */
import { print } from 'graphql'
import { fullSdl } from '../schema/compose.ts'
import { SERVICES } from '../schema/services.ts'

const asked = process.argv[2]
const service = SERVICES.find((name) => name === asked)
if (service) console.log(print(fullSdl(service)))
else {
  console.error(`Name one of ${SERVICES.join(', ')}, such as: npm run sdl -- travel`)
  process.exitCode = 1
}
