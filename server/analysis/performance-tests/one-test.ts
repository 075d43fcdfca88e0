import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { workOutTest } from '#domain/performance-tests/work-out.ts'
import { seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found } from '../../http/refusal.ts'
import { noteHealthRead } from '../../people/privacy/open.ts'
import { seenActivity } from '../../recordings/activities/open.ts'
import { inLists } from './breaths.ts'
import { besideTests } from './history.ts'
import type { MemberCall } from './listed.ts'
import { otherTests, seenTest } from './queries.ts'

/** One test with its figures and what stands around it; 404 for one the viewer does not see. */
export async function reportTest(
  { db, clubId, viewer }: MemberCall,
  id: number,
): Promise<TestReport> {
  const test = found(await seenTest(db, clubId, viewer, id))
  await noteHealthRead(db, clubId, viewer, { user_ids: [test.user_id], read: 'tests' })
  const [beside, others, recording] = await Promise.all([
    besideTests(db, clubId, viewer, [test]),
    otherTests(db, clubId, viewer, test),
    recordingOf(db, clubId, viewer, test),
  ])
  const known = found(beside.get(id))
  return {
    test,
    ...workOutTest(test, known),
    slope_from: known.slope && [...known.slope.from],
    breaths: known.breaths.length > 0 ? inLists(known.breaths) : null,
    is_weight_hidden: !seesPersonalDetails(viewer, test.user_id),
    others,
    recording,
  }
}

async function recordingOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { activity_id }: PerformanceTest,
): Promise<TestReport['recording']> {
  if (activity_id === null) return null
  const activity = await seenActivity(db, clubId, viewer, activity_id)
  return activity?.session_id == null ? null : { activity_id, session_id: activity.session_id }
}
