import { useLazyQuery } from '@apollo/client/react'
import { failuresOf } from '@tollgraph/client'
import { useState } from 'react'
import { Failures } from './Failures.tsx'
import { SearchNamesDocument } from './gql/graphql.ts'
import { usePrice } from './usePrice.ts'

/** Looks for free domain names, and for news about the name. */
export function NameSearch() {
  const [name, setName] = useState('my-first-toll')
  const { bill, failures } = usePrice(SearchNamesDocument, { name })
  const [search, { data, error, loading }] = useLazyQuery(SearchNamesDocument)
  const total = bill?.total
  return (
    <section>
      <h2>Names</h2>
      <label>
        Name <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button
        type="button"
        disabled={total === undefined || loading}
        // The price on the button is the most that is paid, even if it moves meanwhile.
        onClick={() => void search({ variables: { name }, context: { payment: { agreed: total } } })}
      >
        {total === undefined ? 'Asking for the price' : `Pay ${total} USD and search`}
      </button>
      <Failures of={[...failures, ...failuresOf(error)]} />
      <ul>
        {data?.domainSearch?.results?.map(({ domain, availability }) => (
          <li key={domain?.name}>
            {domain?.name}: {availability?.available ? `free for ${availability.currentPrice} USD a year` : 'taken'}
          </li>
        ))}
      </ul>
      <ul>
        {data?.newsSearch?.nodes?.map(({ title, link }) => (
          <li key={link}>
            <a href={link}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
