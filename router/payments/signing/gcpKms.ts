import { GoogleAuth } from 'google-auth-library'
import { z } from 'zod'
import type { KmsPlace } from './awsKms.ts'
import { KmsError, type KmsKey, readSpki } from './kms.ts'

const ENDPOINT = 'https://cloudkms.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/cloudkms'

const publicKeyAnswer = z.object({ pem: z.string() })
const signAnswer = z.object({ signature: z.base64() })

/**
 * A key version of Google Cloud KMS (`EC_SIGN_SECP256K1_SHA256`) by its resource name, after the Cloud KMS REST reference v1,
 * `cryptoKeyVersions.getPublicKey` and `.asymmetricSign`. Credentials are the Application Default Credentials.
 */
export function gcpKmsKey(resource: string, { endpoint, timeoutMs }: KmsPlace): KmsKey {
  const name = `gcp-kms:${resource}`
  const auth = new GoogleAuth({ scopes: [SCOPE] })
  const url = `${endpoint ?? ENDPOINT}/v1/${resource}`

  async function ask<Answer>(path: string, shape: z.ZodType<Answer>, data?: object): Promise<Answer> {
    try {
      const method = data ? 'POST' : 'GET'
      const answer = await auth.request({ url: `${url}${path}`, method, data, timeout: timeoutMs, retry: true })
      return shape.parse(answer.data)
    } catch (error) {
      throw new KmsError(name, (error as Error).message, { cause: error })
    }
  }

  return {
    name,
    publicKey: async () => readSpki(name, (await ask('/publicKey', publicKeyAnswer)).pem),
    async sign(digest) {
      // The API's field for 32 bytes; with this algorithm they may be any hash.
      const asked = { digest: { sha256: Buffer.from(digest).toString('base64') } }
      const { signature } = await ask(':asymmetricSign', signAnswer, asked)
      return Buffer.from(signature, 'base64')
    },
  }
}
