// A reporter of vitest: writes to the file TEST_COUNTS how many tests passed and how many did not run,
// a line for each failure, and the seconds of each file. An error outside any test is a failure as well.
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export default class CountTests {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, notRun: 0, failures: [], files: [] }
    for (const module of modules) {
      const file = module.relativeModuleId
      const tests = [...module.children.allTests()]
      const having = (state) => tests.filter((test) => test.result().state === state)
      const failed = having('failed')
      const passed = having('passed').length
      counts.passed += passed
      counts.notRun += tests.length - passed - failed.length
      for (const test of failed) counts.failures.push(describe(file, test))
      if (module.errors().length > 0) counts.failures.push(`${file}: ${reasonOf(module.errors())}`)
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      counts.files.push({ file, seconds: (collectDuration + setupDuration + duration) / 1000 })
    }
    for (const error of unhandledErrors)
      counts.failures.push(`outside any test: ${reasonOf([error])}`)
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
