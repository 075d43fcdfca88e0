// Preloaded into what the bootstraps start: when the parent dies, also by kill -9, this process
// gets a SIGTERM and shuts down in good order.
import { readFileSync } from 'node:fs'

const parents = lineage()
setInterval(() => {
  if (lineage() !== parents) process.kill(process.pid, 'SIGTERM')
}, 400).unref()

/**
 * The pid of the parent and, where npm put a shell between itself and this process, of npm: that
 * shell outlives it.
 */
function lineage() {
  const parent = process.ppid
  const viaShell =
    process.env.npm_lifecycle_event && /^\w*sh$/.test(ofProcess(parent, 'comm').trim())
  return viaShell
    ? `${parent} ${ofProcess(parent, 'status').match(/^PPid:\s*(\d+)/m)?.[1]}`
    : String(parent)
}

function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process has ended, or the system has no /proc, and its shell hands its own process over
    // to the command.
    return ''
  }
}
