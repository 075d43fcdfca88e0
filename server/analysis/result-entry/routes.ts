import type * as contract from '#contract/analysis/result-entry.ts'
import type { SessionScores, Result } from '#contract/analysis/result-entry.ts'
import type { Language } from '#domain/constants/languages.ts'
import { shownFigures } from '#domain/rules/gated-values.ts'
import { canSeeSeatRace } from '#domain/rules/seat-racing.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { PERSONAL_SCORES, type ScoreField } from '#domain/constants/scores.ts'
import {
  canAddAllScores,
  canAddScores,
  canEditSession,
  isReadyForScores,
  canSeeResults,
  type SessionFacts,
} from '#domain/rules/sessions.ts'
import { SPORT } from '#domain/constants/sports.ts'
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
import { enteredScores, type EnteredScores } from './queries.ts'
import { scoreRows, sheetName, type ScoreLine } from './score-rows.ts'
import { resultsTable, type Reader, type ResultsTable } from './results-table.ts'
import { scoresCsv, scoresWorkbook } from './scores-xlsx.ts'
import { writeScores } from './store.ts'

const PERSONAL = new Set<ScoreField>(PERSONAL_SCORES)

/** Times and distances are the session's; what a body and a mind did is the person's. */
function veiled(result: Result): Result {
  const blank = Object.fromEntries(PERSONAL_SCORES.map((field) => [field, null]))
  const scores = result.scores.map((score) => ({
    ...score,
    ...blank,
    sources: Object.fromEntries(
      Object.entries(score.sources).filter(([field]) => !PERSONAL.has(field as ScoreField)),
    ),
  }))
  const history = result.history?.filter(({ field }) => !PERSONAL.has(field))
  return { ...result, note: null, scores, ...(history && { history }) }
}

/**
 * Who enters everybody's results sees what is entered while they do, also where results are for
 * coaches only; who trains alone enters for nobody else.
 */
const canSeeEntered = (viewer: Viewer, session: SessionFacts, entering: boolean): boolean =>
  canSeeResults(viewer, session) ||
  ((entering || viewer.club?.is_individual === true) && canAddAllScores(viewer, session))

/**
 * What of the entered values is for the viewer: nothing where results are for coaches only, else
 * everybody's, body values as each lets them.
 */
function shownScores(
  viewer: Viewer,
  session: SessionFacts,
  { crews, results, ...entered }: EnteredScores,
  entering: boolean,
): SessionScores {
  const all = canAddAllScores(viewer, session)
  const everything = canSeeResults(viewer, session)
  const isOpen = canSeeEntered(viewer, session, entering)
  const shown = isOpen ? results.map((result) => (result.seen ? result : veiled(result))) : []
  const drafts = isCoach(viewer) || canEditSession(viewer, session) || all
  const named = new Set(shown.map(({ crew_id }) => crew_id))
  return {
    ...entered,
    results: shown,
    ranked: everything ? 'all' : isOpen ? 'entered' : 'none',
    crews: crews.filter(({ published, crew_id }) => drafts || published || named.has(crew_id)),
    user_actions: {
      all,
      own: canAddScores(viewer, session),
      own_alternative: canAddScores(viewer, { ...session, sport_id: SPORT.other }),
      ready: isReadyForScores({
        ...session,
        has_structure: session.has_structure || entered.pieces.some(({ race }) => race),
      }),
    },
  }
}

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
