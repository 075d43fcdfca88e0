import { ConfigError } from './config-error.ts'
import type { SettingName } from './settings.ts'

export type BackupConfig = Readonly<{
  /** a folder, or the word bucket */
  to: string | undefined
  everyHours: number
  keep: number
  withFiles: boolean
  passphrase: string | undefined
}>

/** @throws ConfigError where backups are to go to a bucket that there is none of */
export function readBackup(read: (name: SettingName) => unknown, hasBucket: boolean): BackupConfig {
  const to = read('BACKUP_TO') as string | undefined // text, by its reader
  if (to === 'bucket' && !hasBucket)
    throw new ConfigError('BACKUP_TO is bucket, but S3_ENDPOINT and S3_BUCKET are not set.')
  return Object.freeze({
    to,
    everyHours: Number(read('BACKUP_EVERY')),
    keep: Number(read('BACKUP_KEEP')),
    withFiles: (read('BACKUP_FILES') ?? (hasBucket ? 'list' : 'content')) === 'content',
    passphrase: read('BACKUP_PASSPHRASE') as string | undefined,
  })
}
