import type { Language } from '#contract/account.ts'
import type * as contract from '#contract/scores.ts'
import type { SessionScores } from '#contract/scores.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'
import type { Handlers } from '../http/mount.ts'
import { fileReply } from '../http/reply.ts'
import { clubExercises } from '../lookups/queries.ts'
import { sessionFacts } from '../sessions/facts.ts'
import { nameOf } from '../text/names.ts'
import { demandScoring, demandSound, demandTargets } from './demands.ts'
import { scoringFacts } from './facts.ts'
import { enteredScores } from './queries.ts'
import { sheetName, scoreRows } from './score-rows.ts'
import { scoresCsv, scoresWorkbook } from './scores-xlsx.ts'
import { shownScores } from './shown.ts'
import { writeScores } from './store.ts'

type Asked = { db: Db; clubId: ClubId; viewer: Viewer; params: { id: number } }

async function shownOf({ db, clubId, viewer, params }: Asked, history = false): Promise<{ scores: SessionScores; starts_at: string }> {
  const facts = await sessionFacts(db, clubId, viewer, params.id)
  const entered = await enteredScores(db, clubId, params.id, viewer.user_id, { history })
  return { scores: shownScores(viewer, facts, entered), starts_at: facts.starts_at }
}

/** What the exercises of a strength session are called. */
async function exercisesIn({ db, clubId }: Asked, { pieces }: SessionScores, language: Language): Promise<ReadonlyMap<number, string>> {
  const known = pieces.some(({ exercise_id }) => exercise_id !== null) ? await clubExercises(db, clubId) : []
  return new Map(known.map(({ id, key, name }) => [id, name ?? nameOf(language, 'exercise', key ?? '')]))
}

export const scoreHandlers: Handlers<typeof contract> = {
  async addScores({ db, clubId, viewer, params, body }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demandScoring(viewer, facts, body.results)
    demandTargets(body.results, await scoringFacts(db, clubId, params.id, viewer.user_id))
    const changes = body.results.map(({ alternative = false, sport_id, version = 0, ...rest }) => ({
      ...rest,
      alternative,
      sport_id: alternative && sport_id !== undefined ? sport_id : facts.sport_id,
      version,
    }))
    return { data: { results: await writeScores(db, clubId, viewer.user_id, params.id, changes, demandSound) } }
  },
  async sessionScores({ query, ...asked }) {
    return { data: (await shownOf(asked, query.include === 'history')).scores }
  },
  async scoresSheet({ language, ...asked }) {
    const { scores, starts_at } = await shownOf(asked)
    return fileReply(
      sheetName(starts_at, 'xlsx'),
      await scoresWorkbook(scoreRows(scores, await exercisesIn(asked, scores, language)), language),
    )
  },
  async scoresCsv({ language, ...asked }) {
    const { scores, starts_at } = await shownOf(asked)
    return fileReply(sheetName(starts_at, 'csv'), scoresCsv(scoreRows(scores, await exercisesIn(asked, scores, language)), language))
  },
}
