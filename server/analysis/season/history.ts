import { sql } from 'kysely'
import type { Season, SeasonChange, SeasonValues } from '#contract/analysis/season.ts'
import { PRIORITIES } from '#domain/season/season.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Target } from './queries.ts'

/** The plan that was changed, and by whom. */
type Change = { season_id: number; by: number }
type Entry = { monday: string | null; before: SeasonValues; after: SeasonValues }

const FIELDS = ['seconds', 'distance', 'load', 'sessions', 'shares', 'kind'] as const
const NOTHING: Partial<Target> = {}

/** Of a note only whether there is one: others may not have been meant to read what it said. */
function valuesOf(target: Partial<Target>, fields: readonly (keyof Target)[]): SeasonValues {
  const values = FIELDS.filter((field) => fields.includes(field)).map((field) => [
    field,
    target[field] ?? null,
  ])
  return {
    ...(Object.fromEntries(values) as SeasonValues),
    ...(fields.includes('note') && { has_note: Boolean(target.note) }),
  }
}

/** Notes which weeks were changed, from what to what; weeks that stay as they were are left out. */
export async function noteWeeks(
  db: Db,
  clubId: ClubId,
  change: Change,
  weeks: { stored: ReadonlyMap<string, Target>; rows: ReadonlyMap<string, Target> },
): Promise<void> {
  const entries = [...weeks.rows].flatMap(([monday, after]): Entry[] => {
    const before = weeks.stored.get(monday) ?? NOTHING
    const fields = ([...FIELDS, 'note'] as const).filter(
      (field) => String(before[field] ?? '') !== String(after[field] ?? ''),
    )
    if (fields.length === 0) return []
    return [{ monday, before: valuesOf(before, fields), after: valuesOf(after, fields) }]
  })
  await store(db, clubId, change, entries)
}

/** What is stored has its fields in another order than what comes in. */
const keyOf = (phases: Season['phases']) =>
  JSON.stringify(phases.map(({ kind, weeks, name, colour }) => [kind, weeks, name, colour]))

export async function notePhases(
  db: Db,
  clubId: ClubId,
  change: Change,
  { before, after }: { before: Season['phases']; after: Season['phases'] },
): Promise<void> {
  if (keyOf(before) === keyOf(after)) return
  await store(db, clubId, change, [
    { monday: null, before: { phases: before }, after: { phases: after } },
  ])
}

type Goal = Season['goals'][number]

/** Notes by the names of the events as they are called now, before the goals are stored. */
export async function noteGoals(
  db: Db,
  clubId: ClubId,
  change: Change,
  goals: readonly Pick<Goal, 'session_id' | 'priority'>[],
): Promise<void> {
  if (goals.length === 0) return
  const next = new Map(goals.map(({ session_id, priority }) => [session_id, priority]))
  const rows = await db
    .selectFrom('sessions as s')
    .leftJoin('season_goals as g', (join) =>
      join
        .onRef('g.club_id', '=', 's.club_id')
        .onRef('g.session_id', '=', 's.id')
        .on('g.season_id', '=', change.season_id),
    )
    .select(['s.id', 's.name', 'g.priority'])
    .where('s.club_id', '=', clubId)
    .where('s.id', '=', anyOf([...next.keys()]))
    .execute()
  const entries = rows.flatMap(({ id, name, priority }): Entry[] => {
    const before = PRIORITIES.find((one) => one === priority) ?? null
    const after = next.get(id) ?? null
    if (before === after) return []
    return [
      {
        monday: null,
        before: { goal: { name, priority: before } },
        after: { goal: { name, priority: after } },
      },
    ]
  })
  await store(db, clubId, change, entries)
}

async function store(
  db: Db,
  club_id: ClubId,
  { season_id, by }: Change,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('season_changes')
    .values(
      entries.map(({ monday, before, after }) => ({
        club_id,
        season_id,
        changed_by: by,
        monday,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })),
    )
    .execute()
}

const MOST = 200

/** The latest changes of a plan first; of one week, or of all with phases and goals. */
export async function historyOf(
  db: Db,
  clubId: ClubId,
  season_id: number,
  monday: string | undefined,
): Promise<SeasonChange[]> {
  const rows = await db
    .selectFrom('season_changes as c')
    .leftJoin('users as u', 'u.id', 'c.changed_by')
    .select(['c.id', 'c.changed_at', 'u.full_name as changed_by', 'c.before', 'c.after'])
    .select(sql<string | null>`c.monday::text`.as('monday'))
    .where('c.club_id', '=', clubId)
    .where('c.season_id', '=', season_id)
    .$if(monday !== undefined, (asked) => asked.where('c.monday', '=', monday ?? ''))
    .orderBy('c.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: before as SeasonValues,
    after: after as SeasonValues,
  }))
}
