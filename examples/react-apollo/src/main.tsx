import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { client } from './client.ts'
import { NameSearch } from './NameSearch.tsx'
import { PictureMaker } from './PictureMaker.tsx'
import { Receipts } from './Receipts.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element "root"')
createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <main>
        <h1>Names and pictures</h1>
        <NameSearch />
        <PictureMaker />
        <Receipts />
      </main>
    </ApolloProvider>
  </StrictMode>,
)
