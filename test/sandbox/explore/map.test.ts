import { describe, expect, it } from 'vitest'
import { layoutMap } from '../../../sandbox/map/layout.ts'
import { serviceLabel } from '../../../sandbox/map/serviceLabel.ts'
import { summaryOf } from '../../../sandbox/map/summary.ts'
import { catalogue } from './graph.ts'

describe('the map', () => {
  it('has a place for every service and joint, apart from each other and inside the drawing', () => {
    const { nodes } = layoutMap(catalogue)
    expect(nodes.map(({ name }) => name)).toEqual(['gateway', 'domains', 'data', 'studio', 'Wallet'])
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
    for (const { x, y } of nodes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(5)
      expect(Math.max(x, y)).toBeLessThanOrEqual(95)
    }
  })

  it('draws an edge from each service to what it joins', () => {
    const edges = layoutMap(catalogue).edges.map(({ service, entity }) => `${service} ${entity}`)
    expect(edges).toEqual(['data Wallet', 'studio Wallet'])
  })

  it('is the same each time, and empty of nothing', () => {
    expect(layoutMap(catalogue)).toEqual(layoutMap(catalogue))
    expect(layoutMap({ services: [], entities: [] })).toEqual({ nodes: [], edges: [] })
  })
})

describe('a service in short', () => {
  it('is counted, and its prices compared as money', () => {
    expect(summaryOf('domains', catalogue)).toMatchObject({
      queries: 1,
      mutations: 0,
      price: { min: '0.01', max: '0.05' },
      entities: [],
    })
    expect(summaryOf('studio', catalogue)).toMatchObject({
      mutations: 1,
      price: { min: '0', max: '10' },
      endpoints: [],
    })
    expect(summaryOf('gateway', catalogue).price).toBeNull()
  })

  it('is called without what all are called', () => {
    expect(serviceLabel('data', 'Tollgraph Data')).toBe('Data')
    expect(serviceLabel('gateway', 'Tollgraph')).toBe('Gateway')
  })
})
