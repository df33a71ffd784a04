// The toll specification for any subgraph on GraphQL Yoga; docs/toll-specification.md has its text.
import { createHash } from 'node:crypto'
import { GraphQLError, responsePathAsArray } from 'graphql'
import { createRemoteJWKSet, jwtVerify } from 'jose'

/** Yoga's plugin: reads the router's claims where its token is for exactly this body, and reports what was waived. */
export function tolls({ router, name }) {
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', router))
  return {
    async onRequest({ request, serverContext }) {
      const body = Buffer.from(await request.clone().arrayBuffer())
      const options = { audience: name, issuer: router, typ: 'toll-context+jwt' }
      const signed = await jwtVerify(request.headers.get('toll-context') ?? '', keys, options).catch(() => null)
      const isForBody = signed?.payload.body === createHash('sha256').update(body).digest('base64url')
      Object.assign(serverContext, { claims: isForBody ? signed.payload : null, waivers: [] })
    },
    onExecute: () => ({
      onExecuteDone: ({ args, result, setResult }) =>
        setResult({ ...result, extensions: { toll: { waivers: args.contextValue.waivers, sources: ['live'] } } }),
    }),
  }
}

/** Resolves a priced field only with its line: the router's word that this field of this request is paid for. */
export const paid = (resolve) => (root, args, context, info) => {
  const field = `${info.parentType.name}.${info.fieldName}`
  const line = context.claims?.lines?.find((one) => one.field === field && one.key === info.path.key)
  return line ? resolve(root, args, context, info, line) : refuse('PAYMENT_REQUIRED', 'Ask a router, and pay there')
}

/** Resolves a hidden field for routers alone. */
export const byRouter = (resolve) => (_root, args, context) =>
  context.claims ? resolve(args) : refuse('FORBIDDEN', 'Only a router may ask for this')

/** Returns a value that is not worth its price: it is not charged. */
export function waived(value, reason, { waivers }, info) {
  waivers.push({ path: responsePathAsArray(info.path), reason })
  return value
}

export function refuse(code, message) {
  throw new GraphQLError(message, { extensions: { code } })
}
