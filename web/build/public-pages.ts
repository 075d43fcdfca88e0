import { fileURLToPath } from 'node:url'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'live/public')
const out = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))

const shared = { configFile: false, root, logLevel: 'warn', publicDir: false } as const
const output = {
  emptyOutDir: false,
  target: 'baseline-widely-available',
  reportCompressedSize: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} as const

/**
 * Builds the pages for people outside beside the client: their small script and style sheet into
 * its folder, and what the server draws them with into one of its own.
 */
export function publicPages(): Plugin {
  return {
    name: 'public-pages',
    apply: 'build',
    buildStart() {
      for (const file of globSync('**/*.{ts,tsx,css}', { cwd: folder }))
        this.addWatchFile(join(folder, file))
    },
    // Before what is written is compressed.
    async writeBundle() {
      const { script, style } = await buildScript()
      await build({
        ...shared,
        define: {
          'import.meta.env.PUBLIC_SCRIPT': JSON.stringify(script),
          'import.meta.env.PUBLIC_STYLE': JSON.stringify(style),
        },
        build: {
          ...output,
          ssr: join(folder, 'renderer.tsx'),
          outDir: out('public-pages'),
          emptyOutDir: true,
        },
      })
    },
  }
}

/** @returns the addresses of what it wrote */
async function buildScript(): Promise<{ script: string; style: string }> {
  const built = await build({
    ...shared,
    build: {
      ...output,
      outDir: out('web'),
      rolldownOptions: { input: join(folder, 'spectator.ts') },
    },
  })
  const files = (built as Rolldown.RolldownOutput).output.map(({ fileName }) => `/${fileName}`)
  const only = (ending: string): string => {
    const [file, ...more] = files.filter((name) => name.endsWith(ending))
    if (file === undefined || more.length > 0) throw new Error(`There is not one ${ending}`)
    return file
  }
  return { script: only('.js'), style: only('.css') }
}
