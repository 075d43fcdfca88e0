import { setting } from './setting.ts'
import {
  oneOf,
  database,
  anyDatabase,
  connections,
  milliseconds,
  passphrase,
  backupPlace,
  hours,
  fewOrMany,
} from './setting-readers.ts'

/** Where PostgreSQL is, and how it is reached. */
export const databaseSettings = {
  DATABASE_URL: setting(
    database,
    undefined,
    'A PostgreSQL 15 or newer of your own with its extension pg_trgm, as the owner of its ' +
      'database. Several hosts with commas between: the one that takes writes is used. Without ' +
      'it: the embedded PostgreSQL in DATA_DIR.',
  ),
  DATABASE_APP_URL: setting(
    database,
    undefined,
    'The same database as the role that answers requests, when DATABASE_URL may not create that role.',
  ),
  DATABASE_WORKER_URL: setting(
    database,
    undefined,
    'The same database as the role that runs jobs, when DATABASE_URL may not create that role.',
  ),
  DATABASE_POOLER: setting(
    oneOf(['transaction']),
    undefined,
    'What stands at DATABASE_URL where it is not PostgreSQL itself: `transaction` for PgBouncer ' +
      'in transaction mode. Requests go through it, all else by DATABASE_DIRECT_URL.',
  ),
  DATABASE_DIRECT_URL: setting(
    database,
    undefined,
    'The same as DATABASE_URL without the pooler: for changes that are listened to, for jobs and ' +
      'for the tables.',
  ),
  DATABASE_READ_URL: setting(
    anyDatabase,
    undefined,
    'The same database on a replica, with the user and password of DATABASE_URL: reports, files, ' +
      'search and public pages are read there while it keeps up.',
  ),
  DATABASE_CONNECTIONS: setting(
    connections,
    '10',
    'Connections of this process that answer requests; as many processes times this and the next ' +
      'as the database allows.',
  ),
  DATABASE_WORKER_CONNECTIONS: setting(
    connections,
    '10',
    'Connections of this process that run jobs.',
  ),
  DATABASE_WAIT_MS: setting(
    milliseconds,
    '800',
    'How long a request waits for a connection while all are in use, before it is answered 503.',
  ),
}

/** The backups that the worker makes by itself, and how any is made. */
export const backupSettings = {
  BACKUP_TO: setting(
    backupPlace,
    undefined,
    'Where the worker keeps backups it makes by itself: a folder, or the word `bucket` for the ' +
      'bucket of S3_BUCKET. Without it: backups are made by hand.',
  ),
  BACKUP_EVERY: setting(hours, '24', 'Hours from one of these backups to the next.'),
  BACKUP_KEEP: setting(fewOrMany, '7', 'How many of them are kept; older ones are removed.'),
  BACKUP_FILES: setting(
    oneOf<'content' | 'list'>(['content', 'list']),
    undefined,
    'Whether backups hold uploaded files (`content`) or only their list with checksums (`list`). ' +
      'Without it: `list` where files are in a bucket, else `content`.',
  ),
  BACKUP_PASSPHRASE: setting(
    passphrase,
    undefined,
    'Encrypts backups (age format), which then hold the server’s key as well. Keep it apart from ' +
      'them. Without it: backups are not encrypted and the key is not in them.',
  ),
}
