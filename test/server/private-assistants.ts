import { SPORTS } from '#domain/constants/sports.ts'
import { TEST_KINDS } from '#domain/performance-tests/kinds.ts'
import { addDays } from '#domain/time/week.ts'
import { TOOLS } from '../../server/platform/assistants/tools.ts'
import type { TestApp } from '../support/app.ts'
import { allowAssistants, apiToken } from '../support/assistants.ts'
import { today } from '../support/factories.ts'
import type { PrivateClub } from '../support/private-club.ts'
import type { PrivateFigures } from '../support/private-figures.ts'
import { isMember, VIEWER_NAMES, type PrivacyViewer } from '../support/private-states.ts'

/** The day of the matrix, and the days until now. */
const SPANS = () => [
  { from: '2026-02-01', to: '2026-03-31' },
  { from: addDays(today(), -30), to: today() },
]

type Inputs = (figures: PrivateFigures) => object[]
const ofSessions: Inputs = ({ session, earlier, singles }) =>
  [session, earlier, singles].map((session_id) => ({ session_id }))

/** What each tool is asked: for everything that is stored of anybody. */
const INPUTS: Record<string, Inputs> = {
  calendar: () => SPANS(),
  attendance: ofSessions,
  squads: () => [{}],
  training_load: () =>
    SPANS().flatMap((span) => [span, { ...span, by: 'day' }, { ...span, by: 'month' }]),
  session_results: ofSessions,
  performance_tests: () => SPANS().flatMap((span) => TEST_KINDS.map((kind) => ({ ...span, kind }))),
  draft_session: ({ squad }) => [
    {
      name: 'Endurance',
      sport: SPORTS[0]?.key,
      starts: `${today()}T06:00:00Z`,
      ends: `${today()}T07:00:00Z`,
      squad_ids: [squad],
    },
  ],
}

/** Tools of which nobody here says what to ask, and the other way round. */
export const unknownTools = (): string[] => {
  const names = new Set(TOOLS.map(({ name }) => name))
  return [
    ...[...names].filter((name) => !(name in INPUTS)),
    ...Object.keys(INPUTS).filter((name) => !names.has(name)),
  ]
}

export type ToolAnswer = { channel: string; viewer: PrivacyViewer; text: string; status: number }

async function tokensOf(app: TestApp, { viewers, club }: PrivateClub) {
  const tokens = new Map<PrivacyViewer, string>()
  for (const viewer of VIEWER_NAMES.filter((name) => name !== 'outside')) {
    const only = isMember(viewer) ? club : null
    tokens.set(viewer, await apiToken(app, viewers[viewer], { club: only, scope: 'write' }))
  }
  return tokens
}

/** Everybody asks every tool for everything. */
export async function* askAssistants(
  app: TestApp,
  place: PrivateClub,
  figures: PrivateFigures,
): AsyncGenerator<ToolAnswer> {
  await allowAssistants(app, place.club)
  const tokens = await tokensOf(app, place)
  for (const [tool, inputs] of Object.entries(INPUTS))
    for (const input of inputs(figures))
      for (const viewer of VIEWER_NAMES) {
        const { status, text } = await app.call('POST', '/mcp', {
          as: { token: tokens.get(viewer), club: place.club },
          json: {
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: tool, arguments: input },
          },
          headers: { accept: 'application/json, text/event-stream' },
        })
        const channel = `tool ${tool} ${JSON.stringify(input)}`
        yield { channel, viewer, status, text: text.replaceAll(String.raw`\"`, '"') }
      }
}
