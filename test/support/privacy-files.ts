import type { Endpoint } from '#contract/endpoint.ts'
import { activityEfforts, proposedPieces } from '#contract/recordings/efforts.ts'
import {
  activityEditor,
  answerImport,
  assignImport,
  getImport,
  ignoreImport,
  undoEdit,
} from '#contract/recordings/imports.ts'
import { activityChannels, activityDetail } from '#contract/recordings/activities.ts'
import type { Parts } from './http.ts'

type Data = {
  session: number
  imports: ReadonlyMap<number, number>
  activities: ReadonlyMap<number, number>
}

/** Calls about a file of one person, by the number that person has in the world. */
export const FILE_CALLS: Record<string, (data: Data, number: number) => [Endpoint, Parts]> = {
  activity: ({ activities }, number) => [
    activityDetail,
    { params: { id: activities.get(number) } },
  ],
  curves: ({ activities }, number) => [
    activityChannels,
    { params: { id: activities.get(number) } },
  ],
  import: ({ imports }, number) => [getImport, { params: { id: imports.get(number) } }],
  assigning: ({ imports, session }, number) => [
    assignImport,
    { params: { id: imports.get(number) }, body: { session_id: session } },
  ],
  editor: ({ activities }, number) => [activityEditor, { params: { id: activities.get(number) } }],
  pieces: ({ activities }, number) => [proposedPieces, { params: { id: activities.get(number) } }],
  efforts: ({ activities }, number) => [
    activityEfforts,
    { params: { id: activities.get(number) } },
  ],
  undoing: ({ activities }, number) => [undoEdit, { params: { id: activities.get(number) } }],
  ignoring: ({ imports }, number) => [ignoreImport, { params: { id: imports.get(number) } }],
  answering: ({ imports }, number) => [
    answerImport,
    { params: { id: imports.get(number) }, body: { date_order: 'day-month' } },
  ],
}
