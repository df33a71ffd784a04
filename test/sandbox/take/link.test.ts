import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64url, toBase64url } from '../../../sandbox/take/base64url.ts'
import {
  BadLink,
  fromFragment,
  hasRequest,
  MAX_FRAGMENT,
  MAX_UNPACKED,
  toFragment,
} from '../../../sandbox/take/link.ts'

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `#q=${toBase64url(new Uint8Array(await new Response(stream).arrayBuffer()))}`
}

describe('a link', () => {
  it('brings any request there and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (query, variables) => {
        const fragment = await toFragment({ query, variables })
        expect(fragment).toMatch(/^#q=[\w-]+$/)
        const kept = variables.trim() === '' ? '' : variables
        expect(await fromFragment(fragment)).toEqual({ query, variables: kept })
      }),
      { numRuns: 50 },
    )
  })

  it('is known by its beginning', () => {
    expect(hasRequest('#q=abc')).toBe(true)
    expect(hasRequest('#schema')).toBe(false)
  })

  it('that is too long is not made, and not read', async () => {
    const noise = Array.from({ length: 20_000 }, (_, index) =>
      ((index * 2_654_435_761) % 4_294_967_296).toString(36),
    ).join('')
    await expect(toFragment({ query: noise, variables: '' })).rejects.toThrow(BadLink)
    await expect(fromFragment(`#q=${'A'.repeat(MAX_FRAGMENT)}`)).rejects.toThrow('longer than this page reads')
  })

  it('that unfolds without end is not followed', async () => {
    const bomb = await packed(JSON.stringify({ query: ' '.repeat(MAX_UNPACKED * 20) }))
    expect(bomb.length).toBeLessThan(MAX_FRAGMENT)
    await expect(fromFragment(bomb)).rejects.toThrow('unfolds to more')
  })

  it('that is damaged is told kindly, whatever is in it', async () => {
    const good = await toFragment({ query: '{ me { address } }', variables: '' })
    for (const bad of [
      '#q=',
      '#q=%%%',
      good.slice(0, -6),
      await packed('[]'),
      await packed('{"query":1}'),
      await packed('nul'),
    ])
      await expect(fromFragment(bad)).rejects.toThrow(BadLink)
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (bytes) => {
        await fromFragment(`#q=${toBase64url(bytes)}`).catch((error) => expect(error).toBeInstanceOf(BadLink))
      }),
      { numRuns: 50 },
    )
  })
})

describe('base64url', () => {
  it('brings any bytes there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase64url(toBase64url(bytes))).toEqual(bytes)
      }),
    )
  })
})
