import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Effort, ProposedPiece } from '#contract/recordings/efforts.ts'
import {
  onOwnClock,
  onShownClock,
  shownAmong,
  type Ends,
  type Shown,
} from '#domain/training/shown-clock.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { bandsOf, draftsOf, isAltered, named, type Changing, type Draft } from './drafts.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { effortsQuery, piecesQuery } from './queries.ts'

/** How long a stretch is that was marked by hand, before its ends are moved. */
const BY_HAND_S = 60

const NOTHING_FOUND = { pieces: [], planned: [] }

/** The course named in the address, whose gates time the activity. */
function useCourse() {
  const [search, change] = useSearchParam()
  const asked = Number(search.get('course'))
  const gateId = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const chooseCourse = (id: number | null) => change({ course: id === null ? null : String(id) })
  return { gateId, chooseCourse }
}

/**
 * What is proposed or drawn by hand, as its ends were moved. Kept on the recording's own clock, so
 * that a cut moves none of it.
 */
function useDrafts(
  { pieces, planned }: { pieces: readonly ProposedPiece[]; planned: readonly { piece: number }[] },
  efforts: readonly Effort[],
  shown: Shown,
) {
  const { t } = useTranslation('efforts')
  const [moved, setMoved] = useState<ReadonlyMap<string, Ends>>(new Map())
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [byHand, setByHand] = useState<readonly Draft[]>([])
  const changeByHand = (key: string, change: Partial<Draft>) =>
    setByHand((list) => list.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)))
  const own = <E extends Ends>(ends: E) => onOwnClock(ends, shown)
  const all = [...draftsOf(pieces.map(own), efforts.map(own), moved, leftOut), ...byHand]
  return {
    drafts: named(shownAmong(all, shown), planned, efforts.length, {
      name: (number) => t('nameOf', { number }),
    }),
    drawn: byHand.length > 0 || all.some(({ key }) => moved.has(key)),
    moveDraft: (key: string, ends: Ends) => {
      if (byHand.some((draft) => draft.key === key)) changeByHand(key, own(ends))
      else setMoved((now) => new Map(now).set(key, own(ends)))
    },
    leaveOut: (key: string) => {
      setByHand((list) => list.filter((draft) => draft.key !== key))
      setLeftOut((now) => new Set(now).add(key))
    },
    mark: (start: number, finish = start + BY_HAND_S) =>
      setByHand((list) => [
        ...list,
        own({ key: `hand-${crypto.randomUUID()}`, start, finish, piece: null, source: 'hand' }),
      ]),
    setPiece: (key: string, piece: number | null) => changeByHand(key, { piece }),
    forgetDrafts: () => setByHand([]),
  }
}

/** The kept stretch whose ends or words are being changed, on the recording's own clock as well. */
function useChanging(efforts: readonly Effort[], shown: Shown) {
  const [own, setOwn] = useState<Changing | null>(null)
  const changing = own && { ...onShownClock(own, shown), seen: onShownClock(own.seen, shown) }
  const before = efforts.find(({ id }) => id === changing?.id)
  const change = (next: Changing | null) =>
    setOwn(next && { ...onOwnClock(next, shown), seen: onOwnClock(next.seen, shown) })
  return {
    changing,
    change,
    altered: changing !== null && before !== undefined && isAltered(changing, before),
  }
}

/**
 * The stretches of an activity: proposed, drawn by hand, and kept, with what is chosen and changed
 * of them. Leaving asks for what is not kept.
 */
export function useMarking(activityId: number, shown: Shown) {
  const course = useCourse()
  const pieces = useQuery(piecesQuery(activityId, course.gateId))
  const kept = useQuery(effortsQuery(activityId))
  const [chosen, setChosen] = useState<number | null>(null)
  const efforts = kept.data?.data ?? []
  const { moveDraft, drawn, ...drawing } = useDrafts(
    pieces.data?.data ?? NOTHING_FOUND,
    efforts,
    shown,
  )
  const { changing, change, altered } = useChanging(efforts, shown)
  useLeaveGuard(drawn || altered)

  const move = (key: string, ends: Ends) => {
    if (changing && key === `effort-${changing.id}`) change({ ...changing, ...ends })
    else moveDraft(key, ends)
  }
  const choose = (id: number | null) => {
    setChosen(id)
    if (changing?.id !== id) change(null)
  }
  return {
    asked: [pieces, kept],
    /**
     * The number of stretches found in the recording, including those that are kept or left out.
     */
    found: pieces.data?.data.pieces.length ?? 0,
    by: pieces.data?.data.pieces[0]?.by ?? null,
    planned: pieces.data?.data.planned ?? [],
    best: pieces.data?.data.best ?? [],
    ...course,
    ...drawing,
    efforts,
    bands: bandsOf(drawing.drafts, efforts, changing, chosen),
    move,
    chosen,
    choose,
    changing,
    change,
  }
}
export type Marking = ReturnType<typeof useMarking>
