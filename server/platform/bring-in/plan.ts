import type { SessionPlan } from '#contract/plan.ts'
import type { PreviewRow, previewPlan, takePlanIn } from '#contract/platform/bring-in.ts'
import type { Static } from '#contract/schema.ts'
import { readPlanRow, type PlanFault } from '#domain/bring-in/plan-row.ts'
import type { PlanField } from '#domain/bring-in/plan-fields.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import type { Language } from '#domain/constants/languages.ts'
import { withoutLacked } from '#domain/rules/gated-values.ts'
import { isSameSquad, squadNamesOf } from '#domain/rules/member-row.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import { sportIn } from '#domain/rules/sport-in-text.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { dateOrderOf, isOpenColumn, isOpenDay } from '#domain/sheets/days.ts'
import { endAfter } from '#domain/time/session-end.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { toInstant } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { createSessions, plannerOf } from '../../planning/sessions/open.ts'
import { faultText } from '../../text/fault-text.ts'
import { nameIn } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'
import { noteBringIn, noteCounts, noteSessions } from './commands.ts'
import { plannedAt, squadsOf, type NamedId } from './queries.ts'

type PlanList = Static<(typeof previewPlan)['body']>
type Preview = Static<(typeof previewPlan)['reply']>['data']
type PlanCells = PlanList['rows'][number]['cells']
export type Planner = {
  viewer: Viewer
  language: Language
  texts: ServerTexts
  timeZone: string
}

type JudgedSession = PreviewRow & { plan: SessionPlan | null }
type Fault = PlanFault | 'no_sport' | 'not_in_sport' | 'no_squad'
type Faults = Partial<Record<PlanField, Fault>>

/** What would become of each row of a plan; nothing is written. */
export async function previewSessions(
  db: Db,
  clubId: ClubId,
  list: PlanList,
  by: Planner,
): Promise<Preview> {
  const judged = await judge(db, clubId, list, by)
  const days = list.rows.map(({ cells }) => cells.day ?? '')
  return {
    open_day: isOpenColumn(days) ? (days.find(isOpenDay) ?? null) : null,
    rows: judged.map(({ line, state, cells, faults }) => ({ line, state, cells, faults })),
  }
}

/** Takes in what is new of a plan, as drafts. */
export async function takeSessions(
  db: Db,
  clubId: ClubId,
  list: Static<(typeof takePlanIn)['body']>,
  by: Planner,
): Promise<Static<(typeof takePlanIn)['reply']>['data']> {
  const judged = await judge(db, clubId, list, by)
  const plans = judged.flatMap(({ state, plan }) => (state === 'new' && plan ? [plan] : []))
  const left_out = judged.filter(({ state }) => state === 'look').length
  if (plans.length === 0) return { id: null, added: 0, filled: 0, left_out }
  const id = await noteBringIn(db, clubId, {
    kind: 'plan',
    made_by: by.viewer.user_id,
    file_name: list.file_name,
    remember: list.remember,
  })
  const made: number[] = []
  for (const plan of plans)
    made.push(
      ...(await createSessions(db, clubId, 'session', plan, plannerOf(by.viewer), {
        spans: [plan],
        rule: null,
      })),
    )
  await noteSessions(db, clubId, id, made)
  const counts = { added: made.length, filled: 0, left_out }
  await noteCounts(db, clubId, id, counts)
  return { id, ...counts }
}

async function judge(
  db: Db,
  clubId: ClubId,
  list: PlanList,
  by: Planner,
): Promise<JudgedSession[]> {
  const { rows, date_order, week_of, start } = list
  const reading = {
    order: dateOrderOf(rows.map(({ cells }) => cells.day ?? '')) ?? date_order ?? null,
    monday: isoWeekStart(week_of),
    language: by.language,
    start: start ?? null,
  }
  const squads = await squadsOf(db, clubId)
  const sports = SPORTS.map(({ id, key }) => ({ id, name: nameIn(by.texts.names, 'sport', key) }))
  const read = rows.map(({ line, cells }) => {
    const { faults: misread, ...row } = readPlanRow(cells, reading)
    const faults: Faults = misread
    const sport = sportOf(cells, list.sport_id, sports, faults)
    const squad_ids = squadIdsOf(cells, squads, faults)
    if (row.structure && !plannedParts(sport.id).structure)
      faults[cells.structure ? 'structure' : 'what'] ??= 'not_in_sport'
    return { line, cells, row, sport, squad_ids, faults }
  })
  const known = await plannedAt(
    db,
    clubId,
    read.flatMap(({ row }) => spanOf(row, by) ?? []),
  )
  const seen = new Set<string>()
  return read.map(({ line, cells, row, sport, squad_ids, faults }) => {
    const span = spanOf(row, by)
    const shown = shownCells(cells, row, sport)
    if (Object.keys(faults).length > 0 || span === null)
      return { line, state: 'look', cells: shown, faults: sentences(cells, faults, by), plan: null }
    const key = `${span.start_date} ${row.name.toLowerCase()}`
    const isKnown = seen.has(key) || known.has(key)
    seen.add(key)
    const ids = [...new Set([...squad_ids, ...(list.squad_ids ?? [])])]
    const plan = withoutLacked('createSession', planOf(row, cells, span, sport.id, ids), by.viewer)
    return { line, state: isKnown ? 'known' : 'new', cells: shown, faults: {}, plan }
  })
}

type ReadRow = Omit<ReturnType<typeof readPlanRow>, 'faults'>
type Span = { start_date: string; end_date: string }

/** When it begins and ends; null where the row does not say. */
function spanOf({ day, start, end, seconds }: ReadRow, { timeZone }: Planner): Span | null {
  if (day === null || start === null) return null
  const from = { day, time: start }
  const to =
    end === null
      ? endAfter(from, seconds, timeZone)
      : { day: end > start ? day : addDays(day, 1), time: end }
  return {
    start_date: toInstant(timeZone, from).toISOString(),
    end_date: toInstant(timeZone, to).toISOString(),
  }
}

const planOf = (
  { name, structure, shares, seconds }: ReadRow,
  cells: PlanCells,
  span: Span,
  sport_id: number,
  squad_ids: number[],
): SessionPlan => ({
  ...span,
  name,
  sport_id,
  structure,
  intensities: [...shares],
  planned_time: plannedParts(sport_id).amount ? seconds : null,
  location: cells.place?.slice(0, 200) || null,
  description: cells.note || null,
  squad_ids,
  published: false,
})

/** The sport of its own column, else the one that the text names, else that of all. */
function sportOf(
  { sport = '', what = '' }: PlanCells,
  usual: number,
  sports: readonly NamedId[],
  faults: Faults,
): NamedId {
  const named = sportIn(sport || what, sports)
  if (sport !== '' && named === null) faults.sport = 'no_sport'
  const id = named ?? usual
  return sports.find((one) => one.id === id) ?? { id, name: '' }
}

function squadIdsOf(
  { squad = '' }: PlanCells,
  squads: readonly NamedId[],
  faults: Faults,
): number[] {
  const names = squadNamesOf(
    { email: '', first_name: '', last_name: '', squad },
    squads.map(({ name }) => name),
  )
  return names.flatMap((name) => {
    const own = squads.find((one) => isSameSquad(one.name, name))
    if (!own) faults.squad = 'no_squad'
    return own?.id ?? []
  })
}

/** A row as it will be: with its pieces and its sport, also where these stood in the text. */
function shownCells(cells: PlanCells, row: ReadRow, sport: NamedId): PreviewRow['cells'] {
  const { day, start, end, name, structure } = row
  return {
    ...cells,
    ...(day && { day }),
    ...(start && { start }),
    ...(end && { end }),
    what: name,
    ...(structure && { structure: showStructure(structureOf(structure)) }),
    sport: sport.name,
  }
}

function sentences(
  cells: PlanCells,
  faults: Faults,
  { language, texts: { members, bringIn } }: Planner,
): Record<string, string[]> {
  const texts = { ...members.faults, ...bringIn.faults }
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => {
      const isTime = field === 'start' && fault === 'missing'
      const text = texts[isTime ? 'no_start' : fault]
      return [field, [faultText(language, text, cells[field as PlanField])]]
    }),
  )
}
