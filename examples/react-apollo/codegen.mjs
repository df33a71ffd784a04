import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typedDocumentNode from '@graphql-codegen/typed-document-node'
import * as typescript from '@graphql-codegen/typescript'
import * as operations from '@graphql-codegen/typescript-operations'
import { buildSchema, parse, print } from 'graphql'

// Writes src/gql/graphql.ts: a typed document for each operation of the page. The schema is that of the repository; elsewhere,
// `${TOLLGRAPH_URL}/schema.graphql` has it.

const from = (file) => readFileSync(new URL(file, import.meta.url), 'utf8')
const schema = buildSchema(from('../../schema/api.graphql'))

const text = await codegen({
  filename: 'graphql.ts',
  schema: parse(print(parse(from('../../schema/api.graphql')))),
  schemaAst: schema,
  documents: [{ location: 'src/operations.graphql', document: parse(from('src/operations.graphql')) }],
  config: {
    // The scalars of the graph as they are in JSON. Sums and other exact numbers stay texts, because a number of JavaScript would
    // round them.
    scalars: JSON.parse(from('scalars.json')),
    // A scalar that scalars.json does not name is an error.
    strictScalars: true,
    enumsAsTypes: true,
    immutableTypes: true,
    onlyOperationTypes: true,
    useTypeImports: true,
    // Types may have new fields and enums new values; the page asks for what it knows.
    futureProofEnums: true,
  },
  plugins: [{ typescript: {} }, { operations: {} }, { typedDocumentNode: {} }],
  pluginMap: { typescript, operations, typedDocumentNode },
})

mkdirSync(new URL('src/gql', import.meta.url), { recursive: true })
writeFileSync(new URL('src/gql/graphql.ts', import.meta.url), text)
