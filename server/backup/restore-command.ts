import { parseArgs } from 'node:util'
import { ownerUrlOf, runCommand } from '../db/run-as-owner.ts'
import { fileStore } from '../start-parts.ts'
import { keyOf, takeKey } from './key.ts'
import { restore } from './restore.ts'
import { sourceOf } from './source.ts'
import { wordsOfRestored } from './words.ts'

/** The process `npm run restore`. */
await runCommand('npm run restore -- [--without-key] FILE', async (args, config, undo) => {
  const { values, positionals } = parseArgs({
    args,
    options: { 'without-key': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) return undefined
  const parts = {
    files: await fileStore(config),
    ownerUrl: await ownerUrlOf(config, undo),
    urls: config.database?.urls,
    key: keyOf(config),
    withoutKey: values['without-key'] ?? false,
  }
  const restored = await restore(parts, sourceOf(config, path))
  return wordsOfRestored(path, restored, takeKey(restored.head, config))
})
