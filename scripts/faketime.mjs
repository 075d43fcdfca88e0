import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.mjs'

/** The settings by which a process, and those that it starts, see another time than it is. */
export const otherTime = () => ({ LD_PRELOAD: library(), FAKETIME_DONT_FAKE_MONOTONIC: '1' })

function library() {
  const find = () =>
    readdirSync('/usr/lib')
      .map((folder) => join('/usr/lib', folder, 'faketime', 'libfaketime.so.1'))
      .find((file) => existsSync(file))
  const found = find() ?? (installFromDebian('libfaketime') ? find() : undefined)
  if (!found) throw new Error('There is no libfaketime and none could be installed.')
  return found
}
