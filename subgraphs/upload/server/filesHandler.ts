import { refuseBody } from '../../kit/net/http/respond.ts'
import { downloadHandler } from '../files/download.ts'
import type { FilesGround } from '../uploads/ground.ts'
import { uploadHandler } from '../uploads/uploadHandler.ts'
import type { Handler } from './handlers.ts'

/** Serves the host of FILES_URL: uploads at `/u/`, files at `/f/`. */
export function filesHandler(ground: FilesGround): Handler {
  const upload = uploadHandler(ground)
  const download = downloadHandler(ground)
  return async (request, response, url) => {
    if (url.pathname.startsWith('/u/')) return upload(request, response, url)
    if (url.pathname.startsWith('/f/')) return download(request, response, url)
    return refuseBody(request, response, { status: 404, error: 'Not found' })
  }
}
