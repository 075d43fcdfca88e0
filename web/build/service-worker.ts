import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const COMMON_TEXTS = /\/i18n\/[\w-]+\/common\.ts$/

/** Emits `sw.js` with a version of its own for every build and the files the first paint needs. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // After the page has been written.
      order: 'post',
      handler(_options, bundle) {
        const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
        const source = readFileSync(new URL('../sw.js', import.meta.url), 'utf8')
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: source.replace('__VERSION__', JSON.stringify(version)).replace('__SHELL__', JSON.stringify(shellOf(bundle))),
        })
      },
    },
  }
}

/** The scripts and styles the page names, and the words of the shell in every language. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const page = bundle['index.html']
  const named = page?.type === 'asset' ? String(page.source).matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g) : []
  const files = [...named].flatMap(([, file]) => file ?? [])
  if (files.length === 0) throw new Error('The page names no scripts, so there is no shell to keep')
  const texts = Object.values(bundle).filter((part) => part.type === 'chunk' && COMMON_TEXTS.test(part.facadeModuleId ?? ''))
  return [...files, ...texts.map(({ fileName }) => `/${fileName}`)]
}
