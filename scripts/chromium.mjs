import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { findNode, root } from './node24.mjs'

/** A browser without a window is there sooner and takes a fifth less time for the same tests. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium that runs: CHROMIUM_PATH, the system's, Playwright's; without any, one is
 * installed. Throws an Error that says what to do.
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  if (!installFromDebian('chromium-headless-shell', 'chromium') || !findChromium())
    installFromPlaywright()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'There is no Chromium and none could be installed: ' +
      'install Chromium or Chrome and set CHROMIUM_PATH to its program.',
  )
}

function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !runs(wanted))
    throw new Error(
      `CHROMIUM_PATH is ${wanted}, which does not run: set it to the program of a Chromium.`,
    )
  if (wanted) return wanted
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...macPaths, playwrightPath()].find(runs)
}

/**
 * A file alone proves nothing: some systems ship a stub that only says how to install the browser.
 */
function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function playwrightPath() {
  return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
}

function installFromPlaywright() {
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  spawnSync(
    findNode(),
    [
      join(root, 'node_modules', 'playwright-core', 'cli.js'),
      'install',
      ...withLibraries,
      'chromium',
    ],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
}
