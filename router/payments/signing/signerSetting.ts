import { z } from 'zod'

/** A key of a key management service, as named in a setting. */
export interface KmsKeyName {
  readonly kind: 'aws-kms' | 'gcp-kms'
  /** AWS: id, ARN or `alias/…`. Google Cloud: the resource name of a key version. */
  readonly key: string
}

const AWS_KEY = /^[A-Za-z0-9:/_-]{1,2048}$/
const GCP_KEY = /^projects\/[^/]+\/locations\/[^/]+\/keyRings\/[^/]+\/cryptoKeys\/[^/]+\/cryptoKeyVersions\/\d+$/

const FORMS = [
  'must be aws-kms:<key id, ARN or alias/name>',
  'or gcp-kms:projects/<project>/locations/<location>/keyRings/<ring>/cryptoKeys/<key>/cryptoKeyVersions/<number>',
].join(' ')

/** `aws-kms:…` or `gcp-kms:…` */
export function signerSetting() {
  return z
    .string()
    .transform((text, context): KmsKeyName => {
      const [kind, ...rest] = text.split(':')
      const key = rest.join(':')
      if (kind === 'aws-kms' && AWS_KEY.test(key)) return { kind, key }
      if (kind === 'gcp-kms' && GCP_KEY.test(key)) return { kind, key }
      context.addIssue({ code: 'custom', message: FORMS })
      return z.NEVER
    })
    .optional()
}
