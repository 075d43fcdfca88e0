import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { ownerUrlOf, runCommand } from '../db/run-as-owner.ts'
import { fileStore } from '../start-parts.ts'
import { keyOf } from './key.ts'
import { makeBackup, nameAt } from './make-backup.ts'
import { placeOf, writeFile } from './place.ts'
import { readBackup } from './read-backup.ts'
import { sourceOf } from './source.ts'
import { wordsOfContents, wordsOfMade } from './words.ts'

/** The process `npm run backup`: makes a backup, or reads one back. */
async function backUp(
  path: string | undefined,
  config: Config,
  undo: (() => Promise<unknown>)[],
): Promise<string | undefined> {
  const place = placeOf(config)
  if (path === undefined && !place) return undefined
  const { withFiles, passphrase } = config.backup
  const files = await fileStore(config)
  const ownerUrl = await ownerUrlOf(config, undo)
  const parts = { ownerUrl, files, withFiles, passphrase, key: keyOf(config) }
  const made =
    path === undefined && place
      ? await makeBackup(parts, nameAt(new Date(), passphrase !== undefined), place.write)
      : await makeBackup(parts, path ?? '', writeFile)
  return wordsOfMade(made, config.backup)
}

await runCommand(
  'npm run backup -- FILE, or npm run backup -- --verify FILE',
  async (args, config, undo) => {
    const { values, positionals } = parseArgs({
      args,
      options: { verify: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [path, ...more] = positionals
    if (more.length > 0) return undefined
    if (!values.verify) return backUp(path, config, undo)
    if (path === undefined) return undefined
    return wordsOfContents(path, await readBackup(sourceOf(config, path)))
  },
)
