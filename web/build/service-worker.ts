import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Emits `sw.js` with a version of its own for every build and the files the first paint needs. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const entries = chunks.filter((chunk) => chunk.isEntry)
      const styles = entries.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
      const shell = [...new Set([...entries.flatMap((chunk) => [chunk.fileName, ...chunk.imports]), ...styles])].map((file) => `/${file}`)
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const source = readFileSync(new URL('../sw.js', import.meta.url), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('__VERSION__', JSON.stringify(version)).replace('__SHELL__', JSON.stringify(shell)),
      })
    },
  }
}
