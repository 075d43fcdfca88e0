import { parseArgs } from 'node:util'
import { ownerUrlOf, runCommand } from '../db/run-as-owner.ts'
import { fileStore } from '../start-parts.ts'
import { keyOf, takeKey } from './key.ts'
import { putBackFiles } from './put-back-files.ts'
import { restore } from './restore.ts'
import { sourceOf } from './source.ts'
import { wordsOfPutBack, wordsOfRestored } from './words.ts'

/** The process `npm run restore`; with `--files` it only puts back what the store has lost. */
await runCommand(
  'npm run restore -- [--without-key | --files] FILE',
  async (args, config, undo) => {
    const { values, positionals } = parseArgs({
      args,
      options: { 'without-key': { type: 'boolean' }, files: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [path, ...more] = positionals
    if (path === undefined || more.length > 0) return undefined
    const place = { files: await fileStore(config), ownerUrl: await ownerUrlOf(config, undo) }
    if (values.files) return wordsOfPutBack(path, await putBackFiles(place, sourceOf(config, path)))
    const parts = {
      ...place,
      urls: config.database?.urls,
      key: keyOf(config),
      withoutKey: values['without-key'] ?? false,
    }
    const restored = await restore(parts, sourceOf(config, path))
    return wordsOfRestored(path, restored, takeKey(restored.head, config))
  },
)
