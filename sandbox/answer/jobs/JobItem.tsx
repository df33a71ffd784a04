import { gatewayUrl } from '../../api/base.ts'
import type { Json } from '../json.ts'
import { PictureItem } from '../pictures/PictureItem.tsx'
import { picturesOf } from '../pictures/pictures.ts'
import type { FollowedJob } from './followJob.ts'
import { useFollowedJob } from './useFollowedJob.ts'

/** One job: how far it is, and the picture or video that it makes. */
export function JobItem({ id }: { readonly id: string }) {
  const { job, problem, isFollowed, follow } = useFollowedJob(id)
  return (
    <li className="job">
      {job ? (
        <JobState job={job} />
      ) : (
        <p className="quiet">{isFollowed ? 'Asking how far it is…' : 'A job goes on after this answer.'}</p>
      )}
      {problem ? <p role="alert">It is not followed any more: {problem}</p> : null}
      {isFollowed ? null : (
        <button type="button" onClick={follow}>
          Follow it (a free sign-in)
        </button>
      )}
    </li>
  )
}

const STATES: Readonly<Record<FollowedJob['status'], string>> = {
  PENDING: 'waits',
  LOADING: 'at work',
  COMPLETE: 'complete',
  FAILED: 'failed',
}

function JobState({ job }: { readonly job: FollowedJob }) {
  const { service, kind, status, progress, error, refund, picture, video } = job
  const isOver = status === 'COMPLETE' || status === 'FAILED'
  const made = picturesOf({ ...(picture ? { picture } : {}), ...(video ? { video } : {}) } as Json, gatewayUrl('/'))
  return (
    <>
      <p className="job-state">
        <span role="status">
          {service}: {kind.toLowerCase()}, {STATES[status]}
        </span>
        {isOver ? null : (
          <>
            {' '}
            <progress max={100} value={progress} aria-label={`Progress of ${kind.toLowerCase()}`} /> {progress} %
          </>
        )}
      </p>
      {error ? <p>{error}</p> : null}
      {refund ? (
        <p className="quiet">
          {refund.amount} USD go back to you: {refund.state.toLowerCase().replaceAll('_', ' ')}.
        </p>
      ) : null}
      {made.map((one) => (
        <PictureItem key={one.path} picture={one} />
      ))}
    </>
  )
}
