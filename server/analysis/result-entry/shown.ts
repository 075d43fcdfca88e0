import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { PERSONAL_SCORES, type ScoreField } from '#domain/constants/scores.ts'
import {
  canAddAllScores,
  canAddScores,
  canEditSession,
  isReadyForScores,
  canSeeResults,
  type SessionFacts,
} from '#domain/rules/sessions.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { EnteredScores } from './queries.ts'

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
export const canSeeEntered = (viewer: Viewer, session: SessionFacts, entering: boolean): boolean =>
  canSeeResults(viewer, session) ||
  ((entering || viewer.club?.is_individual === true) && canAddAllScores(viewer, session))

/**
 * What of the entered values is for the viewer: nothing where results are for coaches only, else
 * everybody's, body values as each lets them.
 */
export function shownScores(
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
