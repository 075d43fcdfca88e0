import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Runs the modules of these names at build time and ships what they export as data. */
export function builtData(file: RegExp): Plugin {
  return {
    name: 'built-data',
    load: {
      filter: { id: file },
      async handler(id) {
        const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
