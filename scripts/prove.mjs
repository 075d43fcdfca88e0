// npm run prove [-- name …]: what takes too long for the tests, all of it or what is named. One line
// each: whether it holds, how long it took, and its figures. Everything printed is kept in data/prove.
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './node24.mjs'
import { PROOFS } from './proofs.mjs'

const LAST_LINES = 20
const folder = join(root, 'data', 'prove')

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in PROOFS))
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}: ${Object.keys(PROOFS).join(', ')}.`)
  process.exit(1)
}

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))

ensureInstalled()
mkdirSync(folder, { recursive: true })
let failed = 0
const due = names.length > 0 ? names : Object.keys(PROOFS)
for (const name of due) if (interrupted || !(await prove(name))) failed++
process.exitCode = failed === 0 ? 0 : 1
console.log(`${due.length - failed} passed, ${failed} failed`)

async function prove(name) {
  const { run, figures } = PROOFS[name]
  const log = join(folder, `${name}.log`)
  const output = openSync(log, 'w')
  const begin = performance.now()
  const holds = await run(output).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })
  closeSync(output)
  const minutes = `${((performance.now() - begin) / 60_000).toFixed(1)} min`
  const said = readFileSync(log, 'utf8')
  const found = said.match(figures) ?? []
  // A proof that says nothing of itself has not run.
  const isGood = holds && found.length > 0
  const line = found.map((one) => one.trim()).join('; ')
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${minutes.padStart(9)}  ${line}`)
  if (!isGood) console.log(`${said.split('\n').slice(-LAST_LINES).join('\n')}\nAll of it: ${log}`)
  return isGood
}
