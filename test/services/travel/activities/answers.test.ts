import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['travel'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

interface Activity {
  readonly id: string
  readonly self: { readonly href: string }
  readonly geoCode: { readonly latitude: number; readonly longitude: number }
  readonly rating: string
}
interface List {
  readonly meta: { readonly count: number; readonly links: { readonly self: string } }
  readonly data: readonly Activity[]
}

const LOUVRE = { latitude: 48.8606, longitude: 2.3376 }

/** Kilometres, near enough within a city. */
function kmFrom(point: { latitude: number; longitude: number }, { geoCode }: Activity): number {
  const north = (geoCode.latitude - point.latitude) * 111.2
  const east = (geoCode.longitude - point.longitude) * 111.2 * Math.cos((point.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Calls a path that finds or takes nothing, and what that cost. */
async function vainCall(operation: string, input: Record<string, unknown>) {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), input)
  let status = 0
  let body: Record<string, unknown> = {}
  const cost = await answering.costOf(async () => {
    const response = await answering.wallet.pay(url, init)
    status = response.status
    body = await bodyOf(response)
  })
  return { status, body, cost }
}

describe('activities around a point', () => {
  it('are listed by nearness, at their price', async () => {
    let list: List | undefined
    const cost = await answering.costOf(async () => {
      list = await call<List>('SearchActivities', { ...LOUVRE, radius: 5 })
    })
    expect(cost).toBe(54_000n)
    const distances = list?.data.map((activity) => kmFrom(LOUVRE, activity)) ?? []
    expect(distances.length).toBeGreaterThan(5)
    for (const [index, km] of distances.entries()) expect(km).toBeGreaterThan((distances[index - 1] ?? 0) - 0.05)
    expect(Math.max(...distances)).toBeLessThan(5.05)
    expect(list?.meta.count).toBe(distances.length)
    const self = new URL(list?.meta.links.self ?? '')
    expect(self.pathname).toBe('/travel/api/activities/search')
    expect(Object.fromEntries(self.searchParams)).toEqual({ latitude: '48.8606', longitude: '2.3376', radius: '5' })
  })

  it('are the same in any search that holds them', async () => {
    const wide = await call<List>('SearchActivities', { ...LOUVRE, radius: 20 })
    const near = await call<List>('SearchActivities', { ...LOUVRE, radius: 3, max: 4 })
    expect(near.data).toHaveLength(4)
    expect(wide.data.slice(0, 4)).toEqual(near.data)
    const box = await call<List>('SearchActivitiesBySquare', { north: 49.2, south: 48.5, west: 1.9, east: 2.8 })
    const inBox = new Map(box.data.map((activity) => [activity.id, activity]))
    for (const activity of wide.data) expect(inBox.get(activity.id)).toEqual(activity)
  })

  it('can be read one by one', async () => {
    const { data } = await call<List>('SearchActivities', { ...LOUVRE, radius: 20, max: 1 })
    const [activity] = data
    expect(await call('GetActivity', { activityId: activity?.id })).toEqual({ data: activity })
    expect(activity?.self.href).toContain(`/travel/api/activities/details?activityId=${activity?.id}`)
    expect(Number(activity?.rating)).toBeLessThanOrEqual(5)
  })

  it('cost nothing where there are none', async () => {
    const ocean = { latitude: -48.9, longitude: -123.4, radius: 20 }
    expect(await vainCall('SearchActivities', ocean)).toMatchObject({ status: 200, body: { data: [] }, cost: 0n })
    expect(await vainCall('GetActivity', { activityId: 'unknown' })).toMatchObject({ status: 404, cost: 0n })
  })
})

describe('activities inside a box', () => {
  it('lie inside of it, also across the date line', async () => {
    const box = { north: 30, south: -50, west: 170, east: -140 }
    const { data } = await call<List>('SearchActivitiesBySquare', box)
    expect(data.length).toBeGreaterThan(0)
    for (const { geoCode } of data) {
      expect(geoCode.latitude).toBeGreaterThanOrEqual(-50)
      expect(geoCode.latitude).toBeLessThanOrEqual(30)
      expect(geoCode.longitude >= 170 || geoCode.longitude <= -140).toBe(true)
    }
    expect(new Set(data.map(({ geoCode }) => geoCode.longitude > 0)).size).toBe(2)
  })

  it.each([
    ['north', { north: 41, south: 41.5, west: 2, east: 3 }],
    ['north', { north: 41, south: 41, west: 2, east: 3 }],
    ['west', { north: 42, south: 41, west: 2, east: 2 }],
  ])('are refused for a box without an inside, at %s: %j', async (member, box) => {
    const { status, body, cost } = await vainCall('SearchActivitiesBySquare', box)
    expect({ status, cost }).toEqual({ status: 400, cost: 0n })
    expect(body.issues).toContainEqual(expect.objectContaining({ path: [member] }))
  })
})
