import { sessionAttendance } from '#contract/planning/attendance.ts'
import { agenda, type AgendaItem } from '#contract/planning/calendar.ts'
import { createSession } from '#contract/planning/sessions.ts'
import { squads } from '#contract/people/squads.ts'
import { Day, Id, Ids, Instant, Label, Name, Strict, T, Text, WordOf } from '#contract/schema.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { sportById, SPORTS } from '#domain/constants/sports.ts'
import { parseStructure } from '#domain/time/structure-parse.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import { FIGURE_TOOLS } from './figure-tools.ts'
import { tool, ToolError, type Tool } from './tool.ts'

const sessionOf = (item: AgendaItem) => ({
  session_id: item.id,
  kind: item.kind,
  name: item.name,
  sport: item.sport_id === null ? null : (sportById(item.sport_id)?.key ?? null),
  starts: item.start_date,
  ends: item.end_date,
  all_day: item.all_day_event,
  is_draft: !item.published,
  location: item.location,
  structure: item.structure_text,
  planned_distance_m: item.planned_distance ?? item.structure_distance ?? null,
  planned_time_s: item.planned_time,
  planned_rpe_step: item.planned_rpe ?? null,
  people: item.participants,
  coming: item.attending,
  not_coming: item.not_attending,
  has_results: item.has_results,
})

const calendar = tool({
  name: 'calendar',
  title: 'Calendar',
  description:
    'Sessions and events of a span of days (both included, at most 400 days) as the person may ' +
    'see them, drafts included where they plan. Give squad_ids to narrow it down.',
  input: Strict({ from: Day, to: Day, squad_ids: T.Optional(Ids) }),
  async run(ask, { from, to, squad_ids }) {
    const { data } = await ask(agenda, {
      body: {
        start_date: from,
        end_date: to,
        display: 'all',
        include: ['plan'],
        ...(squad_ids && { squad_ids }),
      },
    })
    return { sessions: data.map(sessionOf) }
  },
})

const ROLES = new Map<number, string>(Object.entries(ROLE).map(([name, id]) => [id, name]))
const ANSWERS: Record<number, string> = { 1: 'coming', 2: 'not coming' }

const attendance = tool({
  name: 'attendance',
  title: 'Attendance of a session',
  description:
    'Who comes to a session, who does not, who has not answered (null), and what coaches noted at ' +
    'the start. Reasons are never shown.',
  input: Strict({ session_id: Id }),
  async run(ask, { session_id }) {
    const { data } = await ask(sessionAttendance, { params: { id: session_id } })
    return {
      people: data.map((row) => ({
        user_id: row.user_id,
        name: row.full_name,
        role: ROLES.get(row.user_role_id) ?? null,
        squads: row.squads,
        answer: row.attending === null ? null : (ANSWERS[row.attending] ?? null),
        waits_for_a_place: row.waiting !== null,
        presence: row.presence,
      })),
    }
  },
})

const listSquads = tool({
  name: 'squads',
  title: 'Squads',
  description: 'The squads of the club with their people; other tools take their ids.',
  input: Strict({}),
  async run(ask) {
    const { data } = await ask(squads, {
      query: { include: 'squad_users,squad_users.user', limit: 1000 },
    })
    return {
      squads: data.map(({ id, name, squad_users = [] }) => ({
        squad_id: id,
        name,
        people: squad_users.flatMap(({ user_id, user }) =>
          user ? [{ user_id, name: user.full_name }] : [],
        ),
      })),
    }
  },
})

const SPORT_KEYS = SPORTS.map(({ key }) => key)

/** @throws ToolError */
function structureOf(text: string) {
  const parsed = parseStructure(text)
  if (!parsed.ok)
    throw new ToolError(
      `The structure cannot be read: ${parsed.error.code} at character ${parsed.error.position + 1}.`,
    )
  return planOf(parsed.structure)
}

const draftSession = tool({
  name: 'draft_session',
  title: 'Draft a session',
  description:
    'Puts a session into the calendar as a draft, which athletes do not see until a coach ' +
    'publishes it. Times are ISO 8601 with an offset. The structure is written as coaches write ' +
    'it, for example `3 x 2000 m / 6:00`.',
  drafts: true,
  input: Strict({
    name: Name(120),
    sport: WordOf(...SPORT_KEYS),
    starts: Instant,
    ends: Instant,
    squad_ids: T.Optional(Ids),
    structure: T.Optional(Text(500, 1)),
    location: T.Optional(Label(200)),
    description: T.Optional(Text(2000, 1)),
  }),
  async run(ask, { name, sport, starts, ends, structure, ...rest }) {
    const { data } = await ask(createSession, {
      body: {
        name,
        sport_id: SPORTS.find(({ key }) => key === sport)?.id ?? 0,
        start_date: starts,
        end_date: ends,
        ...(structure !== undefined && { structure: structureOf(structure) }),
        ...rest,
        published: false,
      },
    })
    return { session_id: data.id, is_draft: true }
  },
})

export const TOOLS: readonly Tool[] = [
  calendar,
  attendance,
  listSquads,
  ...FIGURE_TOOLS,
  draftSession,
]
