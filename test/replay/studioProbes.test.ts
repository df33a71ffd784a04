import { describe, expect, it } from 'vitest'
import { mediaA } from '../../subgraphs/studio/providers/a/provider.ts'
import { mediaB } from '../../subgraphs/studio/providers/b/provider.ts'
import { mediaC } from '../../subgraphs/studio/providers/c/provider.ts'
import { mediaD } from '../../subgraphs/studio/providers/d/provider.ts'
import { mediaE } from '../../subgraphs/studio/providers/e/provider.ts'
import { mediaF } from '../../subgraphs/studio/providers/f/provider.ts'
import { bfl } from './companies/bfl.ts'
import { dashscope } from './companies/dashscope.ts'
import { gemini } from './companies/gemini.ts'
import { modelark } from './companies/modelark.ts'
import { openai } from './companies/openai.ts'
import { xai } from './companies/xai.ts'
import { expectProbe } from './probing.ts'

// The call that shows an operator whether a media company answers as it documents; none makes a picture or a video.

describe('a probe', () => {
  it.each([
    [openai, mediaA],
    [gemini, mediaB],
    [dashscope, mediaC],
    [xai, mediaD],
    [modelark, mediaE],
    [bfl, mediaF],
  ])('of $company is a documented request, and knows a documented answer from another', expectProbe)

  it('of bfl says how many credits are left', () => {
    expect(mediaF.probe?.quotaLeft?.({ credits: 12.5 })).toBe('12.5 credits')
    expect(mediaF.probe?.quotaLeft?.({ error: 'Not here' })).toBeNull()
  })

  it('of xai says that the key is blocked', () => {
    const states = { team_blocked: false, api_key_blocked: true, api_key_disabled: false }
    expect(mediaD.probe?.check(states)).toMatch(/^api_key_blocked /)
  })
})
