import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { eventTags } from '#contract/lookups.ts'
import type { SessionChange } from '#contract/planning/session-life.ts'
import {
  createEvent,
  createSession,
  updateEvent,
  updateSession,
  venues,
  type Scope,
} from '#contract/planning/sessions.ts'
import { withoutLacked } from '#domain/rules/gated-values.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { api, invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { SHOWING_SESSIONS } from '../../api/refetch-after.ts'
import { useViewer } from '../../shell/viewer.ts'
import { newKey } from '../../api/request.ts'
import { changedPart } from './changed-plan.ts'
import type { DraftPlan } from './draft-plan.ts'

/** Shown at the form. */
const OWN = { own: [400, 409, 422] } as const

/**
 * What is changed: the plan as the form found it, and the last change of it that was known then.
 */
type Ground = { id: number; plan: DraftPlan['plan']; change_id: number | null; scope: Scope }
/** published: null leaves it as it is. ground is null for a new plan. */
export type Saving = {
  task: DraftPlan
  published: boolean | null
  repeat: Partial<RepeatRule>
  ground: Ground | null
}

function send({ task, published, repeat, ground }: Saving, form: string, viewer: Viewer) {
  const state = { ...repeat, ...(published !== null && { published }) }
  if (ground === null) {
    const options = { ...OWN, key: form }
    return task.kind === 'event'
      ? api(createEvent, { body: { ...task.plan, ...state } }, options)
      : api(
          createSession,
          { body: { ...withoutLacked('createSession', task.plan, viewer), ...state } },
          options,
        )
  }
  const { id, scope, change_id } = ground
  const body = {
    ...changedPart(ground.plan, task.plan),
    ...state,
    id,
    scope,
    ...(change_id !== null && { seen_change_id: change_id }),
  }
  return task.kind === 'event' ? api(updateEvent, { body }, OWN) : api(updateSession, { body }, OWN)
}

/**
 * Creates what is planned, or changes what is there; answers with its id, of a series with that of
 * the first. A form creates once, however often
 * it is sent when answers are lost.
 */
export function useSaveSession() {
  const [form] = useState(newKey)
  const viewer = useViewer()
  return useMutation({
    mutationFn: async (saving: Saving) => (await send(saving, form, viewer)).data,
    onSuccess: () => void invalidate(...SHOWING_SESSIONS, eventTags, venues),
  })
}

/** What others changed, when that is why saving was refused. */
export const changedMeanwhile = (error: unknown): readonly SessionChange[] =>
  error instanceof ApiProblem && error.code === 'changed_meanwhile'
    ? ((error.current ?? []) as readonly SessionChange[])
    : []

/**
 * Whether the form was stored by an earlier try whose answer was lost, and has been changed since.
 */
export const storedBefore = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'idempotency_mismatch'

/**
 * Messages of a refused save by field; a fault deep within a part ("structure.pieces.0") is
 * reported for the part as well.
 */
export function messagesOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  const messages = Object.entries(error.errors).map(
    ([path, [first]]) => [path, first ?? error.message] as const,
  )
  return Object.fromEntries([
    ...messages.map(
      ([path, message]) => [path.split(/[./[]/).find(Boolean) ?? path, message] as const,
    ),
    ...messages,
  ])
}
