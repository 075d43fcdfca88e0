import type { DraftPlan } from './draft-plan.ts'
import type { SessionDraft } from './session-draft.ts'

/** Whether two drafts, or parts of them, say the same. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns the part of a plan that has changed; the rest is left to others who may change it
 * meanwhile. Start and end go together.
 */
export function changedPart(
  before: DraftPlan['plan'],
  after: DraftPlan['plan'],
): Partial<DraftPlan['plan']> {
  const known = new Map(Object.entries(before))
  const part = Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !same(value, known.get(field))),
  )
  const { start_date, end_date } = after
  return 'start_date' in part || 'end_date' in part ? { ...part, start_date, end_date } : part
}

/**
 * Rebases a draft on a session that others have changed meanwhile: what only one side changed stays
 * changed; where both did, the wanted side's change stays. `ground` is the session on which this
 * draft was based.
 */
export function rebased(
  draft: SessionDraft,
  ground: SessionDraft,
  fresh: SessionDraft,
  wins: 'mine' | 'theirs',
): SessionDraft {
  const keeps = (field: string, value: unknown) => {
    const before = ground[field as keyof SessionDraft]
    const mine = !same(value, before)
    const theirs = !same(fresh[field as keyof SessionDraft], before)
    return mine && (wins === 'mine' || !theirs)
  }
  return {
    ...fresh,
    ...Object.fromEntries(Object.entries(draft).filter(([field, value]) => keeps(field, value))),
  }
}
