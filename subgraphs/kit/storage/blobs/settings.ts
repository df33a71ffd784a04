import { z } from 'zod'
import { urlSetting } from '../../settings.ts'
import { isKey } from './key.ts'

/** In bytes; object names have a maximum length, and each contains the prefix. */
const MAX_PREFIX_BYTES = 80

/** Operator settings for file storage. Default: a folder of this machine. */
export const BLOB_SETTINGS = {
  S3_BUCKET: z.string().optional().describe('Bucket that files are kept in. Unset: the folder FILES_DIR.'),
  FILES_DIR: z
    .string()
    .optional()
    .describe(
      'Folder that files are kept in where S3_BUCKET is unset; processes of one installation share it. Unset: `files` under DATA_DIR, which one process uses.',
    ),
  S3_ENDPOINT: urlSetting().describe('URL of the S3, such as https://s3.example. Unset: Amazon S3 of S3_REGION.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket; stores other than Amazon take any.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Key for the bucket. Unset: found as AWS tools do (AWS_* variables, profiles, the role of the machine).'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of S3_ACCESS_KEY_ID; set both or neither. Secret.'),
  S3_PREFIX: z
    .string()
    .default('')
    .transform((text) => text.replace(/^\/+|\/+$/g, ''))
    .refine((text) => text === '' || (isKey(text) && text.length <= MAX_PREFIX_BYTES), {
      error: `must be segments of A-Z a-z 0-9 . _ ~ - joined by /, at most ${MAX_PREFIX_BYTES} bytes`,
    })
    .describe('Folder of the bucket for all files of this installation. Unset: the whole bucket is ours.'),
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'], 'must be true or false')
    .optional()
    .describe('Whether the bucket stands in the path of URLs, not in the host name. Unset: where S3_ENDPOINT is set.'),
}

export type BlobSettings = z.output<z.ZodObject<typeof BLOB_SETTINGS>>
