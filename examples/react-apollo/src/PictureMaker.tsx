import { useMutation, useSubscription } from '@apollo/client/react'
import { failuresOf } from '@tollgraph/client'
import { useState } from 'react'
import { Failures } from './Failures.tsx'
import { FollowJobDocument, MakePictureDocument } from './gql/graphql.ts'
import { usePrice } from './usePrice.ts'

/** Has a picture made, and follows its job. */
export function PictureMaker() {
  const [prompt, setPrompt] = useState('a red kite over the sea')
  const { bill, failures } = usePrice(MakePictureDocument, { prompt })
  const [make, { data, error, loading }] = useMutation(MakePictureDocument)
  const jobId = data?.generateImage?.picture?.job?.id
  const total = bill?.total
  return (
    <section>
      <h2>Pictures</h2>
      <label>
        Picture of <input value={prompt} onChange={({ target }) => setPrompt(target.value)} />
      </label>
      <button
        type="button"
        disabled={total === undefined || loading}
        onClick={() => void make({ variables: { prompt }, context: { payment: { agreed: total } } })}
      >
        {total === undefined ? 'Asking for the price' : `Pay ${total} USD and paint`}
      </button>
      <Failures of={[...failures, ...failuresOf(error)]} />
      {data?.generateImage?.problem && <p role="alert">{data.generateImage.problem.message}</p>}
      {jobId && <JobView id={jobId} prompt={prompt} />}
    </section>
  )
}

/** A job as it changes. */
function JobView({ id, prompt }: { readonly id: string; readonly prompt: string }) {
  const { data, error } = useSubscription(FollowJobDocument, { variables: { id } })
  const job = data?.job
  return (
    <>
      <Failures of={failuresOf(error)} />
      {job && (
        <p>
          {job.status.toLowerCase()}, {job.progress} % {job.error}
        </p>
      )}
      {job?.picture?.url && <img src={job.picture.url} alt={prompt} width="320" />}
    </>
  )
}
