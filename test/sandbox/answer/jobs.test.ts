import { expect, it } from 'vitest'
import { jobIdsOf } from '../../../sandbox/answer/jobs/jobIds.ts'
import type { Json } from '../../../sandbox/answer/json.ts'
import { nodeId } from '../../../schema/nodeId.ts'

const JOB = nodeId('Job', ['0b5a-1'])
const OTHER = nodeId('Job', ['0b5a-2'])

it('finds the jobs of an answer by their node ids, and those of documented paths by their names', () => {
  const content = {
    generateImage: { picture: { id: nodeId('Picture', ['1']), job: { id: JOB } } },
    jobs: [
      { id: JOB, status: 'LOADING' },
      { id: OTHER, status: 'PENDING' },
    ],
    path: { jobId: 'a-job-of-a-path', id: 7 },
  }
  expect(jobIdsOf(content)).toEqual([JOB, OTHER, 'a-job-of-a-path'])
})

it('follows no job that has ended, and nothing that is no job', () => {
  const content: Json = [
    { id: JOB, status: 'COMPLETE' },
    { id: OTHER, status: 'FAILED' },
    { id: 'Job' },
    { id: '~' },
    { jobId: '' },
  ]
  expect(jobIdsOf(content)).toEqual([])
})

it('follows at most six jobs of one answer', () => {
  expect(jobIdsOf(Array.from({ length: 9 }, (_, index) => ({ jobId: `job-${index}` })))).toHaveLength(6)
})
