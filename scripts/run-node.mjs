import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { isatty } from 'node:tty'
import { pathToFileURL } from 'node:url'
import { findNode, root } from './node24.mjs'

/** Node's arguments that make a child end when this process does. */
export const following = [
  '--import',
  pathToFileURL(join(root, 'scripts', 'follow-parent.mjs')).href,
]

/**
 * Runs a file with Node 24 in the project's root on this terminal; resolves with its exit status
 * (128 + number for a signal).
 * A signal to this process is handed on, and the child decides when to end. `output`: a file
 * descriptor that gets what it prints instead of this terminal.
 */
export function runNode(args, env = {}, output = 'inherit') {
  const child = spawn(findNode(), [...following, ...args], {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
  const stopForwarding = forwardSignals(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      stopForwarding()
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/**
 * Ctrl-C reaches the whole foreground group, the child included; a second SIGINT from here would
 * read as impatience. So only what comes without a terminal is handed on.
 */
function forwardSignals(child) {
  const onTerminal = [0, 1, 2].some((stream) => isatty(stream))
  const handlers = {
    SIGTERM: () => child.kill('SIGTERM'),
    SIGHUP: () => child.kill('SIGTERM'),
    SIGINT: () => onTerminal || child.kill('SIGINT'),
  }
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler)
  return () => {
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler)
  }
}
