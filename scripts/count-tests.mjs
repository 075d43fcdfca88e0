// A reporter of vitest: writes to the file TEST_COUNTS how many tests passed, failed and did not
// run, and a line for each failure. An error outside any test is a failure as well.
import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export default class CountTests {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const having = (state) => tests.filter((test) => test.result().state === state)
    const failures = [
      ...having('failed').map(
        (test) =>
          `${test.module.relativeModuleId}: ${test.fullName}: ${reasonOf(test.result().errors)}`,
      ),
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => `${module.relativeModuleId}: ${reasonOf(module.errors())}`),
      ...unhandledErrors.map((error) => `outside any test: ${reasonOf([error])}`),
    ]
    const passed = having('passed').length
    const notRun = tests.length - passed - having('failed').length
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify({ passed, notRun, failures }))
  }
}

function reasonOf([error]) {
  return stripVTControlCharacters(error?.message ?? 'no reason was given')
    .trim()
    .split('\n')[0]
}
