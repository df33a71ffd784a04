import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answersBy } from '../../subgraphs/kit/service/toll/answerKeys.ts'
import { bodyHash } from '../../subgraphs/kit/service/toll/bodyHash.ts'
import { ContextReader, ContextRefused } from '../../subgraphs/kit/service/toll/contextToken.ts'

interface Signed {
  readonly body: string
  readonly token: string
}

interface Vectors {
  readonly context: {
    readonly jwks: { readonly keys: readonly { readonly kid: string; readonly x: string }[] }
    readonly audience: string
    readonly now: number
    readonly accepted: Signed & { readonly claims: object }
    readonly refused: readonly (Signed & { readonly because: string })[]
  }
  readonly answer: {
    readonly jwk: { readonly kty: string; readonly crv: string; readonly x: string }
    readonly jti: string
    readonly accepted: Signed
    readonly refused: readonly (Signed & { readonly because: string })[]
  }
}

const { answer, context } = JSON.parse(
  readFileSync(new URL('../../docs/toll-vectors.json', import.meta.url), 'utf8'),
) as Vectors

function openReader(): ContextReader {
  const keyOf = async (kid: string) => context.jwks.keys.find((key) => key.kid === kid)?.x ?? null
  const now = () => new Date(context.now * 1_000)
  return new ContextReader({ audience: context.audience, keyOf, claim: async () => true, now })
}

/** Reads a request as a subgraph does: the token, then the body. */
async function accept({ body, token }: Signed): Promise<object> {
  const read = await openReader().read(token)
  if (read.body !== bodyHash(body)) throw new ContextRefused('it is for another body')
  return read
}

describe('the context of a request', () => {
  it('is read from a token for this subgraph, body and moment', async () => {
    expect(await accept(context.accepted)).toMatchObject(context.accepted.claims)
  })

  it.each(context.refused)('is refused where $because', async (request) => {
    await expect(accept(request)).rejects.toThrow(ContextRefused)
  })

  it('is read once', async () => {
    const reader = openReader()
    await reader.read(context.accepted.token)
    await expect(reader.read(context.accepted.token)).rejects.toThrow('it was used before')
  })
})

describe('an answer', () => {
  const check = answersBy([createPublicKey({ key: { ...answer.jwk }, format: 'jwk' })])
  const holds = ({ body, token }: Signed) => check(token, answer.jti, Buffer.from(body))

  it('is authentic with the signature of its subgraph', async () => {
    expect(await holds(answer.accepted)).toBe(true)
  })

  it.each(answer.refused)('is not where $because', async (signed) => {
    expect(await holds(signed)).toBe(false)
  })
})
