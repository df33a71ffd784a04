import { describe, expect, it } from 'vitest'
import { askByQuery, get, pathOf } from '../../../subgraphs/kit/upstream/request.ts'

describe('the query of a request', () => {
  it('joins a list with commas, and repeats one whose name ends in []', () => {
    expect(pathOf(get('/coins', { ids: ['a', 'b'], order: 'rank' }))).toBe('/coins?ids=a%2Cb&order=rank')
    const request = askByQuery('/people', { 'titles[]': ['cto', 'vp, sales'], 'ids[]': [], page: 1 })
    expect(pathOf(request)).toBe('/people?titles%5B%5D=cto&titles%5B%5D=vp%2C+sales&page=1')
    expect(request).toMatchObject({ method: 'POST', isRepeatable: true })
  })
})
