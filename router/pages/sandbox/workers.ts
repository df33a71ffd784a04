interface BrowserWorker {
  postMessage(message: unknown): void
}

declare const Worker: new (url: URL, options: { type: 'module' }) => BrowserWorker

/** Monaco's own way of finding its workers is a CDN's or a bundler's; ours stand beside this script. */
const MonacoEnvironment = {
  getWorker: (_id: string, label: string): BrowserWorker => {
    const name = label === 'json' || label === 'graphql' ? label : 'editor'
    return new Worker(new URL(`./${name}.worker.js`, import.meta.url), { type: 'module' })
  },
}

Object.assign(globalThis, { MonacoEnvironment })
