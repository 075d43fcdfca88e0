import type * as contract from '#contract/analysis/result-entry.ts'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import type { Language } from '#domain/constants/languages.ts'
import { shownFigures } from '#domain/rules/gated-values.ts'
import { canSeeSeatRace } from '#domain/rules/seat-racing.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { unitsOf } from '../../people/account/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demandEntries } from '../../http/plan-gate.ts'
import { demand } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { clubExercises } from '../../lookups/queries.ts'
import { shownRecordings } from '../results/open.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { nameOf } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'
import { demandReady, demandScoring, demandSound, demandTargets, storedBeside } from './demands.ts'
import { scoringFacts } from './facts.ts'
import { enteredScores } from './queries.ts'
import { scoreRows, sheetName, type ScoreLine } from './score-rows.ts'
import { resultsTable, type Reader, type ResultsTable } from './results-table.ts'
import { scoresCsv, scoresWorkbook } from './scores-xlsx.ts'
import { canSeeEntered, shownScores } from './shown.ts'
import { writeScores } from './store.ts'

type Facts = Awaited<ReturnType<typeof sessionFacts>>
type SessionCall = { db: Db; clubId: ClubId; viewer: Viewer; params: { id: number } }

async function shownOf(
  { db, clubId, viewer, params }: SessionCall,
  { history = false, entering = false } = {},
): Promise<{ facts: Facts; scores: SessionScores }> {
  const facts = await sessionFacts(db, clubId, viewer, params.id)
  const races = canSeeSeatRace(viewer, facts)
  const entered = await enteredScores(db, clubId, params.id, viewer.user_id, { history, races })
  return { facts, scores: shownScores(viewer, facts, entered, entering) }
}

type Export = { lines: ScoreLine[]; table: ResultsTable; reader: Reader; day: string }

/**
 * All an export holds: what was entered, and what devices recorded.
 * @throws Refusal results_unreleased where results are for coaches only
 */
async function exportOf({
  language,
  texts,
  ...asked
}: SessionCall & { language: Language; texts: ServerTexts }): Promise<Export> {
  const { db, clubId, viewer, params } = asked
  const { facts, scores } = await shownOf(asked)
  demand(canSeeEntered(viewer, facts, false), 'results_unreleased')
  const exercises = await exercisesIn(asked, scores, language)
  const recorded = await shownRecordings(db, clubId, viewer, params.id, facts)
  const entered = shownFigures('sessionScores', scores, viewer)
  const recordings = shownFigures('sessionResults', { results: recorded }, viewer).results
  return {
    lines: scoreRows(entered, recordings, exercises),
    table: resultsTable(entered, recordings),
    reader: { words: texts.scores, language, units: await unitsOf(db, viewer.user_id) },
    day: facts.day,
  }
}

/** What the exercises of a strength session are called. */
async function exercisesIn(
  { db, clubId }: SessionCall,
  { pieces }: SessionScores,
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const known = pieces.some(({ exercise_id }) => exercise_id !== null)
    ? await clubExercises(db, clubId)
    : []
  return new Map(
    known.map(({ id, key, name }) => [id, name ?? nameOf(language, 'exercise', key ?? '')]),
  )
}

export const scoreHandlers: Handlers<typeof contract> = {
  async addScores({ db, clubId, viewer, params, body }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demandScoring(viewer, facts, body.results)
    const targets = await scoringFacts(db, clubId, params.id, viewer.user_id)
    demandReady(facts, body.results, targets)
    demandTargets(body.results, targets)
    const changes = body.results.map(({ alternative = false, sport_id, version = 0, ...rest }) => ({
      ...rest,
      alternative,
      sport_id: alternative && sport_id !== undefined ? sport_id : facts.sport_id,
      version,
    }))
    return {
      data: {
        results: await writeScores(db, clubId, viewer.user_id, params.id, changes, (checked) => {
          demandEntries('addScores', { results: body.results }, viewer, storedBeside(checked))
          demandSound(checked, targets.planned)
        }),
      },
    }
  },
  async sessionScores({ query, ...asked }) {
    const { include, entering = false } = query
    return { data: (await shownOf(asked, { history: include === 'history', entering })).scores }
  },
  async scoresSheet(asked) {
    const { lines, table, reader, day } = await exportOf(asked)
    return fileReply(sheetName(day, 'xlsx'), await scoresWorkbook(lines, table, reader))
  },
  async scoresCsv(asked) {
    const { lines, reader, day } = await exportOf(asked)
    return fileReply(sheetName(day, 'csv'), scoresCsv(lines, reader))
  },
}
