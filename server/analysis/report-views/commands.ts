import type { ViewQuestion } from '#contract/analysis/report-views.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'

/** How many views one person keeps in a club. */
const MOST_VIEWS = 100

type NewView = {
  user_id: number
  page: string
  name: string
  question: ViewQuestion
  shared: boolean
}

/** @throws Refusal view_limit beyond the views one person keeps */
export async function addView(db: Db, clubId: ClubId, view: NewView): Promise<number> {
  const { count } = await db
    .selectFrom('report_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('user_id', '=', view.user_id)
    .executeTakeFirstOrThrow()
  demand(count < MOST_VIEWS, 'view_limit', { values: { max: MOST_VIEWS } })
  const { id } = await db
    .insertInto('report_views')
    .values({ ...view, club_id: clubId, question: JSON.stringify(view.question) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Changes = { name?: string; question?: ViewQuestion; shared?: boolean }

/** What is no longer the club's opens nobody else's page. */
export async function changeView(
  db: Db,
  clubId: ClubId,
  id: number,
  { question, ...changes }: Changes,
): Promise<void> {
  const set = { ...changes, ...(question && { question: JSON.stringify(question) }) }
  if (Object.keys(set).length === 0) return
  const { user_id } = await db
    .updateTable('report_views')
    .set(set)
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
  if (changes.shared !== false) return
  await db
    .deleteFrom('report_view_defaults')
    .where('club_id', '=', clubId)
    .where('view_id', '=', id)
    .where('user_id', '!=', user_id)
    .execute()
}

export async function deleteView(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db.deleteFrom('report_views').where('club_id', '=', clubId).where('id', '=', id).execute()
}

type Choice = { user_id: number; page: string; view_id: number }

/** The page opens with this view; another one it opened with is forgotten. */
export async function chooseView(db: Db, clubId: ClubId, choice: Choice): Promise<void> {
  await db
    .insertInto('report_view_defaults')
    .values({ ...choice, club_id: clubId })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'user_id', 'page']).doUpdateSet({ view_id: choice.view_id }),
    )
    .execute()
}

export async function forgetChoice(
  db: Db,
  clubId: ClubId,
  { user_id, view_id }: Pick<Choice, 'user_id' | 'view_id'>,
): Promise<void> {
  await db
    .deleteFrom('report_view_defaults')
    .where('club_id', '=', clubId)
    .where('user_id', '=', user_id)
    .where('view_id', '=', view_id)
    .execute()
}
