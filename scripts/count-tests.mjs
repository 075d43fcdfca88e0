// A reporter of vitest: writes to the file TEST_COUNTS how many tests passed, failed and did not
// run, a line for each failure, and which tests passed only when retried. An error outside any
// test is a failure as well.
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export default class CountTests {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const having = (state) => tests.filter((test) => test.result().state === state)
    const failures = [
      ...having('failed').map(describe),
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => `${module.relativeModuleId}: ${reasonOf(module.errors())}`),
      ...unhandledErrors.map((error) => `outside any test: ${reasonOf([error])}`),
    ]
    const passed = having('passed').length
    const notRun = tests.length - passed - having('failed').length
    const retried = tests.filter((test) => test.diagnostic()?.flaky).map(describe)
    const counts = { passed, notRun, failures, retried }
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts))
  }
}

function describe(test) {
  return `${test.module.relativeModuleId}: ${test.fullName}: ${reasonOf(test.result().errors)}`
}

/** The first line of the message, what a browser was waiting for, and where. */
function reasonOf([error]) {
  const lines = stripVTControlCharacters(error?.message ?? 'no reason was given')
    .trim()
    .split('\n')
  const waited = lines.find((line) => line.includes('waiting for'))?.trim() ?? ''
  const [frame] = error?.stacks ?? []
  const place = frame ? `(${basename(frame.file)}:${frame.line})` : ''
  return [lines[0], waited, place].filter(Boolean).join(' ')
}
