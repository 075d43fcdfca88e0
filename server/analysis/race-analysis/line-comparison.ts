import type { ComparedLine, ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { RACE_SPLIT_M } from '#domain/constants/limits.ts'
import { SPORT, usualSplit } from '#domain/constants/sports.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { comparisonOf, type ComparedPiece } from '#domain/race-analysis/comparison.ts'
import { isByDistance } from '#domain/race-analysis/kinds.ts'
import type { Lap } from '#domain/race-analysis/marks.ts'
import { canChangeRaceReport } from '#domain/rules/race-reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { figuresAt, type ScoreAt } from '#domain/training/score-pieces.ts'
import type { LaidPiece } from '#domain/training/score-layout.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { isOfLine, piecesOf, shownPiece, type SessionPiece } from './found-pieces.ts'
import { measuredIn, type Measured } from './line-scores.ts'
import { recordingsOf, type LineRecording } from './line-recordings.ts'
import type { StoredRaceReport } from './queries.ts'

/** The parts of a piece that were timed, when all of them were. */
function lapsOf(scores: readonly ScoreAt[], laid: LaidPiece | undefined, sport_id: number): Lap[] {
  const parts = (laid?.parts ?? []).filter(({ part }) => part !== 'set')
  const laps = parts.flatMap(({ part, number }) => {
    const score = scores.find(
      (one) => one.piece === laid?.piece && one.part === part && one.number === number,
    )
    if (!score) return []
    const { time, distance, stroke_rate } = figuresAt(scores, score, laid, { sport_id })
    return time === null || distance === null ? [] : [{ time, distance, stroke_rate }]
  })
  return laps.length === parts.length ? laps : []
}

type Facts = { measured: Measured | undefined; laid: LaidPiece | undefined }

function comparedPiece(
  line: SessionPiece,
  { measured, laid }: Facts,
  recording: LineRecording | null,
): ComparedPiece {
  const scores = measured?.scores ?? []
  const whole = (piece: number) =>
    scores.find((score) => score.piece === piece && score.part === 'piece') ?? null
  return {
    ...line,
    who: whoOf(line),
    planned: laid?.planned_distance ?? null,
    stroke_rate: whole(line.piece)?.stroke_rate ?? null,
    gmt: line.reference,
    laps: lapsOf(scores, laid, line.sport_id),
    weather: [whole(line.piece), whole(WHOLE_SESSION), measured?.weather ?? null],
    recording,
  }
}

/** A crew of another session is the same when it has the same name and class. */
const whoOf = ({ user_id, name, class: label }: SessionPiece): string =>
  user_id === null ? `crew ${name} ${label}` : `athlete ${user_id}`

export type Lengths = { split?: number; segment?: number }

/** What a saved comparison shows, worked out of what stands now. */
export async function comparedNow(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  report: StoredRaceReport,
  asked: Lengths,
): Promise<Omit<ShownRaceReport, 'uuid'>> {
  const { name, kind } = report
  const sessions = report.lines.map(({ session_id }) => session_id)
  const { found, pieces } = await piecesOf(db, clubId, viewer, sessions)
  const lines = report.lines.flatMap((line) => pieces.find(isOfLine(line)) ?? [])
  const measured = await measuredIn(db, clubId, lines)
  const recordings = await recordingsOf(db, clubId, viewer, lines)
  const usual = usualSplit(lines[0]?.sport_id ?? SPORT.rowing)
  const { split = isByDistance(kind) ? RACE_SPLIT_M : usual, segment = usual } = asked
  const lengths = { split, segment }
  const compared = comparisonOf(
    lines.map((line, index) =>
      comparedPiece(
        line,
        {
          measured: measured.find(({ result_id }) => result_id === line.result_id),
          laid: found.sessions
            .find(({ session_id }) => session_id === line.session_id)
            ?.pieces.find(({ piece }) => piece === line.piece),
        },
        recordings[index] ?? null,
      ),
    ),
    lengths,
  )
  return {
    name,
    kind,
    can_change: canChangeRaceReport(viewer, report),
    ...lengths,
    ...compared,
    lines: lines.flatMap((line, index): ComparedLine[] => {
      const own = compared.lines[index]
      return own ? [{ ...lineOf(line, recordings[index] ?? null), ...own }] : []
    }),
    missing: report.lines.length - lines.length,
  }
}

function lineOf(line: SessionPiece, recording: LineRecording | null) {
  const { reference } = line
  return {
    ...shownPiece(line),
    who: whoOf(line),
    timed_by: recording?.timed_by ?? null,
    reference: reference && {
      class: reference.class,
      is_own: reference.is_own,
      distance: reference.distance_m,
      time: reference.time_s,
    },
  }
}
