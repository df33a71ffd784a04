import type { BlobInfo, BlobStore } from './blobStore.ts'
import { checkFolder, checkKey, joinKey } from './key.ts'

/** A folder of a store as its own store; see BlobStore.within. */
export function scopedStore(store: BlobStore, folder: string): BlobStore {
  checkFolder(folder)
  const full = (key: string) => {
    // Check before joining: '' must not become the folder itself.
    checkKey(key)
    return joinKey(folder, key)
  }
  const own = (info: BlobInfo): BlobInfo => (folder === '' ? info : { ...info, key: info.key.slice(folder.length + 1) })
  return {
    kind: store.kind,
    id: store.id,
    put: async (key, body, options) => own(await store.put(full(key), body, options)),
    async stat(key) {
      const info = await store.stat(full(key))
      return info && own(info)
    },
    async open(key, range) {
      const opened = await store.open(full(key), range)
      return opened && { ...opened, info: own(opened.info) }
    },
    delete: async (keys) => store.delete(keys.map(full)),
    async *list(below) {
      for await (const info of store.list(joinKey(folder, below))) yield own(info)
    },
    upload(key, options) {
      const upload = store.upload(full(key), options)
      return { ...upload, finish: async (size) => own(await upload.finish(size)) }
    },
    presignPut: async (key, options) => store.presignPut(full(key), options),
    within: (below) => scopedStore(store, joinKey(folder, below)),
    close: async () => {},
  }
}
