// A reporter of vitest: writes to the file TEST_COUNTS how many tests of each file passed, how many
// did not run, and a line for each failure. An error outside any test is a failure as well.
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export default class CountTests {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: {}, notRun: 0, failures: [] }
    for (const module of modules) {
      const file = module.relativeModuleId
      const tests = [...module.children.allTests()]
      const having = (state) => tests.filter((test) => test.result().state === state)
      const failed = having('failed')
      counts.passed[file] = having('passed').length
      counts.notRun += tests.length - counts.passed[file] - failed.length
      for (const test of failed) counts.failures.push({ file, line: describe(file, test) })
      if (module.errors().length > 0)
        counts.failures.push({ file, line: `${file}: ${reasonOf(module.errors())}` })
    }
    for (const error of unhandledErrors)
      counts.failures.push({ line: `outside any test: ${reasonOf([error])}` })
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts))
  }
}

const describe = (file, test) => `${file}: ${test.fullName}: ${reasonOf(test.result().errors)}`

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
