import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const ours = createRequire(import.meta.url)

/** Monaco is GraphiQL's choice, not ours: workers of another version than the editor's would not understand it. */
const graphiqls = createRequire(ours.resolve('@graphiql/react/package.json'))

/** The scripts of Monaco's workers, by the name of the file that each is bundled into. */
export function workerEntries(): Record<string, string> {
  return {
    'editor.worker': graphiqls.resolve('monaco-editor/esm/vs/editor/editor.worker.js'),
    'json.worker': graphiqls.resolve('monaco-editor/esm/vs/language/json/json.worker.js'),
    'graphql.worker': graphiqls.resolve('monaco-graphql/esm/graphql.worker.js'),
  }
}

/**
 * GraphiQL's formatter asks for two parts of prettier by old names that lead to scripts for browsers, without the exports
 * that it then uses; these are the same parts as modules.
 */
export function prettierModules(): Record<string, string> {
  return {
    'prettier/parser-graphql': graphiqls.resolve('prettier/plugins/graphql').replace(/\.js$/, '.mjs'),
    'prettier/parser-babel': graphiqls.resolve('prettier/plugins/babel').replace(/\.js$/, '.mjs'),
  }
}

/** The versions of the packages that a bundle is made of and with. */
export function packageVersions(): Promise<string[]> {
  return Promise.all([
    ...['esbuild', 'graphiql', '@graphiql/react', 'graphql', 'react', 'react-dom'].map((name) => versionOf(ours, name)),
    ...['monaco-editor', 'monaco-graphql', 'prettier'].map((name) => versionOf(graphiqls, name)),
  ])
}

async function versionOf(from: NodeJS.Require, name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(from.resolve(`${name}/package.json`), 'utf8')) as { version: string }
  return `${name}@${version}`
}
