import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs the first of these packages that there is; false where that is not to be had or allowed. */
export function installFromDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const apt = (...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { encoding: 'utf8', env })
    if (status !== 0) console.error(stderr)
    return status === 0
  }
  // What Debian recommends beside a browser brings a printer and a file server.
  const install = (name) => apt('install', '-y', '--no-install-recommends', name)
  return apt('update') && names.some(install)
}
