import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../../domain/constants/languages.ts'
import { BUNDLES } from '../i18n/bundles.ts'
import { exportName } from '../i18n/export-name.ts'

const INDEX = 'virtual:text-bundles'
const BUNDLE = 'virtual:texts/'
const texts = (language: string, file: string) =>
  fileURLToPath(new URL(`../../texts/${language}/screens/${file}.ts`, import.meta.url))

/**
 * Makes a file of each bundle and language out of the table of bundles: a screen fetches the texts
 * of several features at once.
 */
export function textBundles(): Plugin {
  return {
    name: 'text-bundles',
    resolveId: {
      filter: { id: /^virtual:text/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:text/ },
      handler: (id) => (id === `\0${INDEX}` ? indexOf() : bundleOf(id.slice(BUNDLE.length + 1))),
    },
  }
}

function indexOf(): string {
  const places = Object.keys(BUNDLES).flatMap((bundle) =>
    LANGUAGES.map((language) => `${bundle}/${language}`),
  )
  const lines = places.map((place) => `  '${place}': () => import('${BUNDLE}${place}'),`)
  return ['export const bundles = {', ...lines, '}'].join('\n')
}

function bundleOf(place: string): string {
  const [bundle = '', language = ''] = place.split('/')
  const files = BUNDLES[bundle as keyof typeof BUNDLES]
  return [
    ...files.map((file) => `import { ${exportName(file)} } from '${texts(language, file)}'`),
    `export const texts = { ${files.map(exportName).join()} }`,
  ].join('\n')
}
