import { describe, expect, it } from 'vitest'
import { lastingIn, lastingOf } from '../../../sandbox/bill/lasting.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'

describe('what cannot be taken back', () => {
  it('are mutations that move money, place orders, or remove something', () => {
    const names = Object.keys(loadCatalogue().schema.getMutationType()?.getFields() ?? {})
    const lasting = lastingOf(names)
    expect(lasting).toEqual(
      expect.arrayContaining([
        'sendUsdc',
        'registerDomain',
        'bookHotel',
        'orderMug',
        'buySite',
        'topUpInbox',
        'cancelInbox',
      ]),
    )
    const others = names.filter((name) => !lasting.includes(name))
    expect(others).toEqual(
      expect.arrayContaining(['generateImage', 'collect', 'startSiteCrawl', 'updateInbox', 'readPage']),
    )
  })

  it('is found under aliases, with arguments and without, and not in queries', () => {
    const document =
      'mutation M($to: String!) { one: sendUsdc(input: { address: $to }) { success } sendUsdc { success } }'
    expect(lastingIn(document)).toEqual(['sendUsdc'])
    expect(lastingIn('mutation { generateImage(prompt: "sendUsdc (") { id } } # sendUsdc {')).toEqual([])
    expect(lastingIn('{ sendUsdc { success } }')).toEqual([])
    expect(lastingIn('mutation { generateImage(input: {}) { picture { id } } }')).toEqual([])
  })
})
