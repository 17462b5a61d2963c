/** The settings of a bucket, and what a start says of settings. */
import { ConfigError, type Env, parseConfig } from '../../src/platform/config/config.ts'

export const bucket: Env = {
  BLOB_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'skills',
  S3_ACCESS_KEY_ID: 'AKIA0',
  S3_SECRET_ACCESS_KEY: 'hunter2/+',
}

/** Why a start with these variables stops, or `none`. */
export const complaint = (env: Env): string => {
  try {
    parseConfig(env)
    return 'none'
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}
