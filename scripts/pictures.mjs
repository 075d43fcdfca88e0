// npm run pictures [-- name …]: makes the pictures of the manual and of the README again from the
// demo club, all or those of the articles that are named.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './node24.mjs'
import { runNode } from './run-node.mjs'

ensureInstalled()
if (!ensureBuilt()) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'slipway-pictures-'))
const fonts = join(folder, 'fonts.conf')
// Chinese is drawn with the letters of printed reports, whatever the machine has.
writeFileSync(
  fonts,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(root, 'node_modules', '@embedpdf', 'fonts-sc', 'fonts')}</dir>
</fontconfig>\n`,
)
process.exitCode = await runNode(
  [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    'more-stories',
    'test/e2e/more/pictures.test.ts',
  ],
  {
    TZ: 'UTC',
    UPDATE: '1',
    PICTURES: process.argv.slice(2).join(' '),
    CHROMIUM_PATH: ensureChromium(),
    FONTCONFIG_FILE: fonts,
  },
)
rmSync(folder, { recursive: true, force: true })
