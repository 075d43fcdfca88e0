import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Installs the first of these packages that there is; false where that is not to be had or allowed. */
export function installFromDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const apt = (...args) => {
    // In this run level Debian starts no service that it installs.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { encoding: 'utf8', env })
    if (status !== 0) console.error(stderr)
    return status === 0
  }
  // What Debian recommends beside a browser brings a printer and a file server.
  const install = (name) => apt('install', '-y', '--no-install-recommends', name)
  return apt('update') && names.some(install)
}

/**
 * The path of a program, which a package of Debian brings where it is missing. `folders` are looked
 * at beside PATH. Throws an Error that says what to do.
 */
export function ensureProgram(program, debianPackage, folders = ['/usr/sbin']) {
  const find = () =>
    [...(process.env.PATH ?? '').split(delimiter), ...folders]
      .map((folder) => join(folder, program))
      .find((file) => existsSync(file))
  const found = find()
  if (found) return found
  console.log(`Installing ${debianPackage} …`)
  const installed = installFromDebian(debianPackage) ? find() : undefined
  if (installed) return installed
  throw new Error(
    `There is no ${program} and none could be installed: ` +
      `install the package ${debianPackage}, so that it is found in PATH.`,
  )
}
