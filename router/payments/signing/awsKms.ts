import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms'
import { KmsError, type KmsKey, readSpki } from './kms.ts'

/** `arn:aws:kms:<region>:<account>:key/<id>` */
const REGION_OF_ARN = /^arn:[^:]+:kms:([^:]+):/

/** Endpoint and timeout of a KMS. */
export interface KmsPlace {
  /** Replaces the provider's own endpoint; null for that one. */
  readonly endpoint: string | null
  /** Timeout of one attempt, in milliseconds. */
  readonly timeoutMs: number
}

/**
 * A key of AWS KMS (`ECC_SECG_P256K1`, `SIGN_VERIFY`) by id, ARN or `alias/…`, after the AWS KMS API Reference,
 * GetPublicKey and Sign. Credentials and region come from the SDK's own chain (`AWS_*`, profiles, instance roles); an
 * ARN contains its region.
 */
export function awsKmsKey(id: string, { endpoint, timeoutMs }: KmsPlace): KmsKey {
  const name = `aws-kms:${id}`
  const [, region] = REGION_OF_ARN.exec(id) ?? []
  const client = new KMSClient({
    ...(region ? { region } : {}),
    ...(endpoint ? { endpoint } : {}),
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs, throwOnRequestTimeout: true },
  })
  const refused = (error: unknown): never => {
    throw new KmsError(name, (error as Error).message, { cause: error })
  }
  return {
    name,
    async publicKey() {
      const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId: id })).catch(refused)
      return readSpki(name, PublicKey ?? new Uint8Array())
    },
    async sign(digest) {
      const { Signature } = await client
        .send(
          new SignCommand({
            KeyId: id,
            Message: digest,
            MessageType: 'DIGEST',
            SigningAlgorithm: 'ECDSA_SHA_256',
          }),
        )
        .catch(refused)
      if (!Signature) throw new KmsError(name, 'gave no signature')
      return Signature
    },
  }
}
