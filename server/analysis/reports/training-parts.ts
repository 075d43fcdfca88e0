import type * as contract from '#contract/analysis/reports-training.ts'
import {
  TRAINING_GROUPS,
  type TrainingGroup,
  type TrainingRecord,
} from '#contract/analysis/reports-training.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { addDays, addMonths } from '#domain/time/week.ts'
import { equalOf } from '#domain/training/equal-pieces.ts'
import { BEST_METRES } from '#domain/training/recorded-bests.ts'
import { brokenRecords } from '#domain/training/records.ts'
import type { Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import type { Handlers } from '../../http/mount.ts'
import type { FileReply } from '../../http/reply.ts'
import { CYCLING } from './bike-lines.ts'
import type { ReportParams } from './build-report.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { listsFile, type Ending } from './list-file.ts'
import { writeList } from '../../text/list-sheet.ts'
import { recordedBestsOf, type SessionBests } from './recorded-bests.ts'
import { askedOf, type ListCall } from './list-call.ts'
import type { ReportFilter } from './report-filter.ts'
import { trainingGroups } from './statements.ts'
import { testsDone, type TestDone } from './done-tests.ts'
import { recordsSheet, trainingPartsSheet } from './training-sheet.ts'

/** Sports of which there are records: times over metres, or power over minutes. */
const TIMED: readonly number[] = [SPORT.rowing, SPORT.ergo]
const RECORD_SECONDS: readonly number[] = [60, 300, 1200, 3600]
/** How far back a record is looked for. */
const MONTHS_BACK = 24

type Feat = Omit<TrainingRecord, 'previous' | 'name'>

/** What was done in some days that might be a record. */
async function featsIn(db: Db, params: ReportParams, filter: ReportFilter): Promise<Feat[]> {
  const pieces = await reportPieces(db, params, filter, TIMED)
  const recorded = await recordedBestsOf(db, params, filter, {
    sport_ids: [...TIMED, ...CYCLING],
    kinds: ['time', 'power'],
    spans: [...BEST_METRES, ...RECORD_SECONDS],
    boats: true,
  })
  const tests = await testsDone(db, params, filter)
  return [
    ...pieces.flatMap(featsOfPiece),
    ...recorded.flatMap(featsOfRecording),
    ...tests.map(featOfTest),
  ]
}

/** Boats are rowed on the water only, also in a session that has crews. */
const boatClassOf = (sport_id: number, known: string): string | null =>
  sport_id === SPORT.rowing && known !== '' ? known : null

const featOfTest = ({ test_id, kind, user_id, distance, time, day }: TestDone): Feat => ({
  kind: 'time',
  span: distance,
  value: time,
  date: day,
  user_id,
  sport_id: SPORT.ergo,
  boat_class: null,
  session_id: null,
  session: null,
  test: { id: test_id, kind },
})

function featsOfPiece({ user_ids, sport_id, time, day, ...piece }: ReportPiece): Feat[] {
  const equal = equalOf({ time, distance: piece.distance })
  const isKnown = equal?.by === 'distance' && BEST_METRES.some((metres) => metres === equal.length)
  if (!isKnown) return []
  const { session_id, session } = piece
  const boat_class = boatClassOf(sport_id, piece.class)
  const feat = { kind: 'time', span: equal.length, value: time, date: day, test: null } as const
  return user_ids.map((user_id) => ({
    ...feat,
    user_id,
    sport_id,
    boat_class,
    session_id,
    session,
  }))
}

function featsOfRecording({ bests, user_id, session_id, session, ...row }: SessionBests): Feat[] {
  const { sport_id } = row
  const boat_class = boatClassOf(sport_id, row.boat_class)
  return bests.flatMap(({ kind, span, value }): Feat[] => {
    const isTime = kind === 'time' && TIMED.includes(sport_id)
    const isPower = kind === 'power' && CYCLING.includes(sport_id) && RECORD_SECONDS.includes(span)
    if (!isTime && !isPower) return []
    const feat = {
      kind: isTime ? 'time' : 'power',
      span,
      value,
      date: row.day,
      test: null,
    } as const
    return [{ ...feat, user_id, sport_id, boat_class, session_id, session }]
  })
}

const isGroup = (word: string): word is TrainingGroup['grouped_by'] =>
  TRAINING_GROUPS.some((group) => group === word)

type Parts = { groups: TrainingGroup[]; records: TrainingRecord[]; athletes: number }

/** What was trained in parts, and what of it is a record, the latest first. */
async function partsOf(asked: Omit<ListCall, 'texts' | 'language'>): Promise<Parts> {
  const { people, params, filter } = await askedOf(trainingSummaryReport, asked)
  const { sees_restricted } = filter
  const of = { ...params, sees_restricted, day_off: SPORT.day_off }
  const rows = await run(asked.db, trainingGroups, of)
  const names = new Map(people.map(({ user_id, full_name }) => [user_id, full_name]))
  const records = await recordsIn(asked.db, params, filter)
  return {
    athletes: people.length,
    groups: rows.flatMap(({ grouped_by, ...row }) =>
      isGroup(grouped_by) ? [{ ...row, grouped_by }] : [],
    ),
    records: records
      .map((record) => ({ ...record, name: names.get(record.user_id) ?? '' }))
      .toSorted((one, other) => other.date.localeCompare(one.date)),
  }
}

/** What each person did better in some days than in the two years before. */
async function recordsIn(db: Db, params: ReportParams, filter: ReportFilter) {
  const now = await featsIn(db, params, filter)
  const earlier = {
    start_date: addMonths(params.start_date, -MONTHS_BACK),
    end_date: addDays(params.start_date, -1),
    session_ids: null,
  }
  const before = await featsIn(db, { ...params, ...earlier }, filter)
  const formerOf = Map.groupBy(before, ({ user_id }) => user_id)
  return [...Map.groupBy(now, ({ user_id }) => user_id)].flatMap(([user_id, feats]) =>
    brokenRecords(feats, formerOf.get(user_id) ?? []),
  )
}

/** Both lists as a file: the parts, and the records. */
async function fileOf(asked: ListCall, ending: Ending): Promise<FileReply> {
  const { start_date, end_date } = asked.query
  const { groups, records, athletes } = await partsOf(asked)
  const report = `${trainingSummaryReport.key}/parts`
  const name = `training-parts-${start_date}-${end_date}`
  const lists = [
    writeList(trainingPartsSheet(groups, asked.texts)),
    writeList(recordsSheet(records, asked.texts)),
  ]
  return listsFile(asked, { report, name, athletes }, lists, ending)
}

export const trainingPartHandlers: Handlers<typeof contract> = {
  async trainingParts(asked) {
    const { groups, records } = await partsOf(asked)
    return { data: { groups, records } }
  },
  exportTrainingParts: (asked) => fileOf(asked, 'xlsx'),
  trainingPartsCsv: (asked) => fileOf(asked, 'csv'),
}
