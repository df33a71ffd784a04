import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyOfNode, nodeId, readNodeId } from '../../schema/nodeId.ts'

it('an id is that of the specification, and leads back to the type and its key', () => {
  expect(nodeId('Company', ['acme.com'])).toBe('Q29tcGFueS9hY21lLmNvbQ')
  expect(readNodeId('Q29tcGFueS9hY21lLmNvbQ')).toEqual({ type: 'Company', key: ['acme.com'] })
})

it('every key comes back as it was, whatever its characters', () => {
  const key = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(key, (values) => {
      expect(readNodeId(nodeId('Thing', values))?.key).toEqual(values)
    }),
  )
})

it('a text that is no id is none, also one that decodes to an id', () => {
  const id = nodeId('Company', ['acme.com'])
  for (const text of ['', 'acme.com', id.slice(1), `${id}=`, ` ${id}`, Buffer.from('Company').toString('base64url')])
    expect(readNodeId(text)).toBeNull()
  fc.assert(fc.property(fc.string(), (text) => [null, text].includes(readNodeId(text) && nodeId(...partsOf(text)))))
})

it('an argument accepts the id of its type and the documented name alike', () => {
  expect(keyOfNode('Job', nodeId('Job', ['7']))).toBe('7')
  expect(keyOfNode('Job', '7')).toBe('7')
  expect(keyOfNode('Job', nodeId('Payment', ['7']))).toBe(nodeId('Payment', ['7']))
})

function partsOf(id: string): [string, readonly string[]] {
  const node = readNodeId(id)
  return [node?.type ?? '', node?.key ?? []]
}
