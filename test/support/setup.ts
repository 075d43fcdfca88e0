import { useRowCheck } from '../../server/db/checked-rows.ts'
import { REACTIONS } from '../../server/events/reactions.ts'
import { useReactions } from '../../server/events/record.ts'
import { checkRow } from './row-check.ts'

// Commands that a test calls by themselves have the consequences they have in the server.
useReactions(REACTIONS)
// A composed statement answers the rows that its schema says, or the test fails.
useRowCheck((schema, row) => {
  const fault = checkRow(schema, row)
  // A call only answers 500, so the words are for who reads the run.
  if (fault !== undefined) process.stderr.write(`A composed statement answers ${fault}\n`)
  return fault
})
