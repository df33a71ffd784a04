import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCompany, type TestCompany } from '../hotels/support/company.ts'
import { newWallet, startTestTravel, type TestTravel } from '../hotels/support/travelService.ts'

// The client of the company, before a company that answers in the documented format, and before one that does not.

const ACTIVITY = {
  id: '23642',
  type: 'activity',
  self: { href: 'https://company.example/v1/shopping/activities/23642', methods: ['GET'] },
  name: 'Tickets to a museum',
  geoCode: { latitude: '40.414000', longitude: '-3.691000' },
  rating: '4.500000',
  price: { currencyCode: 'EUR', amount: '16.00' },
}
const PATH = '/v1/shopping/activities'

let company: TestCompany
let travel: TestTravel
beforeAll(async () => {
  company = await startCompany()
  travel = await startTestTravel(company.settings)
})
afterAll(async () => {
  await travel?.stop()
  await company?.stop()
})

const read = () =>
  travel.pay({
    payer: newWallet(),
    type: 'Query',
    field: 'activitiesNearby',
    declares: '$latitude: Float!, $longitude: Float!, $max: Int',
    args: { latitude: 40.4, longitude: -3.7, max: 1 },
    select:
      '{ count self activities { activityId geoCode { latitude longitude } rating description self { href methods } } }',
  })

describe('activities', () => {
  it('are read with their numbers in texts and without what they lack, and link to our own paths', async () => {
    company.answers.set(PATH, { body: { data: [ACTIVITY, ACTIVITY], meta: { count: 2 } } })
    expect(await read()).toEqual({
      count: 1,
      self: 'https://travel.example/api/activities/search?latitude=40.4&longitude=-3.7&radius=1&max=1',
      activities: [
        {
          activityId: '23642',
          geoCode: { latitude: 40.414, longitude: -3.691 },
          rating: '4.500000',
          description: null,
          self: { href: 'https://travel.example/api/activities/details?activityId=23642', methods: ['GET'] },
        },
      ],
    })
    expect(company.asked).toMatchObject([{ path: PATH, query: { latitude: '40.4', longitude: '-3.7', radius: '1' } }])
  })

  it.each([
    ['data[0].geoCode', { ...ACTIVITY, geoCode: undefined }],
    ['data[0].geoCode.latitude', { ...ACTIVITY, geoCode: { latitude: 'north', longitude: 1 } }],
    ['data[0].rating', { ...ACTIVITY, rating: 'good' }],
    ['data', undefined],
  ])('of another shape are an upstream error that names %s', async (member, activity) => {
    const data = activity === undefined ? undefined : [activity]
    company.answers.set(PATH, { body: { data, meta: { count: 1 } } })
    await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(`${member} `) })
  })
})
