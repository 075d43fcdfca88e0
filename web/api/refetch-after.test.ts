import { afterEach, expect, test } from 'vitest'
import { activityEfforts, proposedPieces } from '#contract/recordings/efforts.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { activityEditor, listImports } from '#contract/recordings/imports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { activityChannels } from '#contract/recordings/activities.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { forceCurves, sessionTelemetry, strokes } from '#contract/recordings/telemetry.ts'
import { keyOf } from './api.ts'
import { queryClient } from './query-client.ts'
import { refetchAfter } from './refetch-after.ts'

const FIGURES = [
  activityChannels,
  activityEditor,
  activityEfforts,
  proposedPieces,
  sessionResults,
  sessionScores,
  listImports,
]
const STROKES = [sessionTelemetry, strokes, forceCurves]

afterEach(() => queryClient.clear())

test.each([
  ['results', [...FIGURES, ...STROKES]],
  ['session', [...FIGURES, ...STROKES, sessionCrews]],
  ['crews', [sessionCrews, sessionScores, ...STROKES]],
] as const)(
  'what somebody else has done to the %s is not shown as it was',
  async (what, endpoints) => {
    const keys = endpoints.map((endpoint) => keyOf(endpoint, { params: { id: 3 } } as never))
    for (const key of keys) queryClient.setQueryData(key as readonly unknown[], {})
    await refetchAfter(what)
    expect(keys.filter((key) => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([])
  },
)
