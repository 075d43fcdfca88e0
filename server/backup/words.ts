import type { Counted } from './format.ts'
import { lossesOf } from './key.ts'
import type { Contents } from './read-backup.ts'
import type { PutBack } from './put-back-files.ts'
import type { Restored } from './restore.ts'
import type { Made } from './make-backup.ts'

const counts = ({ rows, tables, jobs, files }: Counted): string =>
  `${rows} rows of ${tables} tables, ${jobs} open jobs and ${files} files`

const lines = (...said: (string | false)[]): string =>
  said.filter((line) => line !== false).join('\n')

/** What the person who made a backup has to know. */
export const wordsOfMade = (
  { name, bytes, counted, key }: Made,
  { withFiles, passphrase }: { withFiles: boolean; passphrase: string | undefined },
): string =>
  lines(
    `${name} holds ${counts(counted)} in ${(bytes / 1e6).toFixed(1)} MB.`,
    !withFiles &&
      'Uploaded files are only listed in it with their checksums: keep a copy of the bucket or of ' +
        'DATA_DIR/files as well.',
    counted.lost > 0 &&
      `${counted.lost} files were listed, but not there as they were stored. Some may have been on ` +
        'their way in or out; if it is so next time as well, look at the disk.',
    key !== null && (passphrase === undefined ? keyApart(key) : KEY_INSIDE),
  )

const KEY_INSIDE =
  'It is encrypted and the server’s key is in it: keep BACKUP_PASSPHRASE apart from it. Nobody can ' +
  'read it without.'

function keyApart(key: NonNullable<Made['key']>): string {
  const losses = lossesOf(key)
  const loss = losses.length > 0 ? ` Without it this is lost: ${losses.join('; ')}.` : ''
  return (
    'The server’s key is not in it, as the backup is not encrypted (BACKUP_PASSPHRASE): keep ' +
    `SECRET_KEY, or secret.key of DATA_DIR, apart from it.${loss}`
  )
}

/** What a backup that was read back holds, and what it needs. */
export const wordsOfContents = (
  name: string,
  { head: { release, at, files, key, secret_key }, counted }: Contents,
): string =>
  lines(
    `${name} is whole: ${counts(counted)}, made ${at} by version ${release}.`,
    files === 'list' && 'Uploaded files are only listed in it.',
    counted.lost > 0 && `${counted.lost} files were not there when it was made.`,
    secret_key !== undefined
      ? 'The server’s key is in it.'
      : key !== null &&
          lossesOf(key).length > 0 &&
          `The server’s key is not in it. Without it this is lost: ${lossesOf(key).join('; ')}.`,
  )

/** What was brought back, and what still has to be done. */
export const wordsOfRestored = (
  name: string,
  { counted, missing, head }: Restored,
  key: 'written' | 'there' | 'differs',
): string =>
  lines(
    `${counts(counted)} were restored from ${name}, made ${head.at}.`,
    missing > 0 &&
      `${missing} files are listed, but not in the file store: put your copy of them there.`,
    key === 'written' && 'The server’s key was written to secret.key in DATA_DIR.',
    key === 'differs' &&
      'SECRET_KEY is not the key of the backup: what was encrypted with that one cannot be read. ' +
        'Take SECRET_KEY away and restore again into an empty database, then the key is written to ' +
        'secret.key in DATA_DIR.',
    'Start Slipway. Mails and notices that were due when the backup was made are sent then.',
  )

/** Which files were put back, and which are still to be found. */
export const wordsOfPutBack = (name: string, { damaged, left }: PutBack): string =>
  damaged === 0
    ? 'No stored file is missing or damaged: nothing was put back.'
    : lines(
        `${damaged - left} of ${damaged} missing or damaged files were put back from ${name}.`,
        left > 0 &&
          `It does not have the other ${left}: try an earlier or later one. npm run doctor -- ` +
            '--files names them.',
      )
