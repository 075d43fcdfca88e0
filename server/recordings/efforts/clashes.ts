import { changedSince, clashesOf, markedSince, ownChange } from '#domain/training/effort-clashes.ts'
import type { Stretch } from '#domain/training/pieces.ts'
import { demand } from '../../http/refusal.ts'
import type { StoredEffort } from './queries.ts'

/**
 * @throws Refusal changed_meanwhile with what somebody else has marked there since; `seen` left
 * out: mark whatever is there
 */
export function demandUnmarked(
  drafts: readonly (Stretch & { piece: number | null })[],
  kept: readonly StoredEffort[],
  seen: readonly number[] | undefined,
): void {
  if (!seen) return
  const current = markedSince(drafts, kept, seen).map(
    ({ index, theirs: { id, name, start, finish, piece } }) => ({
      index,
      theirs: { id, name, start, finish, piece },
    }),
  )
  demand(current.length === 0, 'changed_meanwhile', { current })
}

type NamedStretch = Stretch & { name: string; piece: number | null }

/**
 * What the writer wants changed, without what they only sent as they saw it.
 * @param now undefined where the cuts of its recording leave nothing of the effort
 * @throws Refusal changed_meanwhile with both values of what somebody else has changed since
 */
export function unseenEfforts<
  Change extends Partial<{ [F in keyof NamedStretch]: NamedStretch[F] | undefined }>,
>(now: NamedStretch | undefined, seen: NamedStretch, change: Change): Change {
  const current = now ? clashesOf(now, seen, change) : []
  demand(current.length === 0, 'changed_meanwhile', { current })
  return ownChange(seen, change)
}

type Seen = {
  name?: string | undefined
  start?: number | undefined
  finish?: number | undefined
  piece?: number | undefined
}

/**
 * What is to be deleted is what the writer has seen; `seen.piece` 0: none.
 * @param now undefined where the cuts of its recording leave nothing of the effort
 * @throws Refusal changed_meanwhile with what somebody else has changed since
 */
export function demandAsSeen(now: NamedStretch | undefined, { piece, ...seen }: Seen): void {
  const current = now
    ? changedSince(now, { ...seen, ...(piece !== undefined && { piece: piece || null }) })
    : []
  demand(current.length === 0, 'changed_meanwhile', { current })
}
