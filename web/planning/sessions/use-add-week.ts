import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createSession } from '#contract/planning/sessions.ts'
import { withoutLacked } from '#domain/rules/gated-values.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { api } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { newKey } from '../../api/request.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import { sessionPlanOf } from './draft-plan.ts'
import type { SessionDraft } from './session-draft.ts'

export type WeekDraft = { line: number; text: string; draft: SessionDraft }

/**
 * Adds the sessions of a week one after the other, as drafts of who plans for others. It ends at
 * the first that is refused; a line that was added is not added once more.
 */
export function useAddWeek() {
  const viewer = useViewer()
  const { timeZone } = useFormat()
  const [keys] = useState(() => new Map<string, string>())
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const assigns = canPlanForOthers(viewer)
  async function create({ draft }: WeekDraft, key: string): Promise<void> {
    const { people, grants } = draft
    const named = assigns ? { people, grants, before: grants } : null
    const plan = sessionPlanOf(draft, draft.sport_id ?? 0, timeZone, named)
    const body = withoutLacked('createSession', plan, viewer)
    await api(
      createSession,
      { body: { ...body, ...(assigns && { published: false }) } },
      { own: [400, 409, 422], key },
    )
  }
  const send = useMutation({
    mutationFn: async (lines: readonly WeekDraft[]) => {
      for (const one of lines) {
        const place = placeOf(one)
        const key = keys.get(place) ?? newKey()
        keys.set(place, key)
        try {
          await create(one, key)
        } catch (error) {
          throw new RefusedLine(one.line, error)
        }
        setAdded((before) => new Set(before).add(place))
      }
    },
    onSettled: () => void refetchSessions(),
  })
  return {
    add: send.mutateAsync,
    isAdding: send.isPending,
    isAdded: (one: WeekDraft) => added.has(placeOf(one)),
    error: send.error,
  }
}

/** A line stands for its session: typed differently or on another day it is another one. */
const placeOf = ({ text, draft }: WeekDraft) => `${draft.start.day} ${text}`

/** Why the sessions from a line on were not added. */
export class RefusedLine extends Error {
  override readonly name = 'RefusedLine'
  readonly line: number
  constructor(line: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.line = line
  }
}
