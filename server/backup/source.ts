import { createReadStream, existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { placeOf } from './place.ts'
import type { Source } from './backup-values.ts'

/** A file, or else a backup of that name in BACKUP_TO. */
export function sourceOf(config: Pick<Config, 'backup' | 's3'>, name: string): Source {
  const { passphrase } = config.backup
  const place = placeOf(config)
  const open =
    place && !existsSync(name) ? () => place.read(name) : async () => createReadStream(name)
  return { name, open, passphrase }
}
