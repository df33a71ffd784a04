import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApolloServerPlugin } from '@apollo/server'

/**
 * The operator's Apollo Server plugins: the default export of a module, one plugin or an array. None without a file.
 * Throws an Error that names the setting when the module cannot be loaded or exports something else.
 */
export async function operatorPlugins(file: string | undefined): Promise<ApolloServerPlugin[]> {
  if (file === undefined) return []
  const module = await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new Error(`APOLLO_PLUGINS: ${file} cannot be loaded.`, { cause: error })
  })
  const exported: unknown = (module as { readonly default?: unknown }).default
  const plugins: unknown[] = Array.isArray(exported) ? exported : [exported]
  if (plugins.every(isPlugin)) return plugins
  throw new Error(`APOLLO_PLUGINS: the default export of ${file} must be an Apollo Server plugin, or an array of them.`)
}

function isPlugin(value: unknown): value is ApolloServerPlugin {
  return typeof value === 'object' && value !== null
}
