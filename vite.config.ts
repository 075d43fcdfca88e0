import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtData } from './web/build/built-data.ts'
import { chunkGroups } from './web/build/chunks.ts'
import { help } from './web/build/help.ts'
import { mantineStyles } from './web/build/mantine-styles.ts'
import { publicPages } from './web/build/public-pages.ts'
import { precompress } from './web/build/precompress.ts'
import { schemaFreeContract } from './web/build/schema-free-contract.ts'
import { textBundles } from './web/build/text-bundles.ts'
import { serviceWorker } from './web/build/service-worker.ts'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [
    builtData(
      /\/(web\/form\/field-rules|web\/shell\/place-access|domain\/rules\/part-features)\.ts$/,
    ),
    schemaFreeContract(),
    textBundles(),
    help(),
    mantineStyles(),
    react(),
    serviceWorker(),
    publicPages(),
    precompress(),
  ],
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Texts that several features share travel inside the bundles that use them.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: { proxy: { '/api/': server, '/socket.io/': { target: server, ws: true } } },
})
