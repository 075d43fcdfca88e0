import { useRowCheck } from '../../server/db/checked-rows.ts'
import { checkRow } from './row-check.ts'

// A composed statement answers the rows that its schema says, or the test fails.
useRowCheck((schema, row) => {
  const fault = checkRow(schema, row)
  // A call only answers 500, so the words are for who reads the run.
  if (fault !== undefined) process.stderr.write(`A composed statement answers ${fault}\n`)
  return fault
})
