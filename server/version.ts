import { readFileSync } from 'node:fs'

const page: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

/** The release that runs, as package.json and CHANGELOG.md name it. */
export const VERSION = page.version
