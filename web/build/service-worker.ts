import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** Emits `sw.js` with a version of its own for every build and the files the first paint needs. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const source = readFileSync(new URL('../sw.js', import.meta.url), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('__VERSION__', JSON.stringify(version)).replace('__SHELL__', JSON.stringify(shellOf(bundle))),
      })
    },
  }
}

const COMMON_TEXTS = /\/i18n\/[\w-]+\/common\.ts$/

/** The entry and all it imports at once, with their styles, and the words of the shell in every language. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const part = bundle[name]
    if (part?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const style of part.viteMetadata?.importedCss ?? []) files.add(style)
    part.imports.forEach(add)
  }
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && (part.isEntry || COMMON_TEXTS.test(part.facadeModuleId ?? ''))) add(part.fileName)
  }
  return [...files].map((file) => `/${file}`)
}
