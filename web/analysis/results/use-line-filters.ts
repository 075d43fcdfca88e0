import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import { oneOfFilter, type Filter, type FilterItem } from '../../ui/filters/filter.ts'
import type { LineKind } from './line-filter.ts'

type Choice = {
  inPaces: boolean
  by: LineKind | null
  piece: number | null
  detail: string | null
  pieces: readonly number[]
  kinds: readonly LineKind[]
  classes: readonly string[]
  hasLaps: boolean
}
type Name = 'show' | 'by' | 'piece' | 'class'
type Words = { label: string; any: string }

const chip = (
  name: Name,
  { label, any }: Words,
  items: readonly FilterItem[],
  value: string | null,
): Filter<Name> => ({ ...oneOfFilter(name, label, items, value, any), pinned: true })

/** The chips above the table of results: those that leave a choice. */
export function useLineFilters(scores: SessionScores, choice: Choice): Filter<Name>[] {
  const { t } = useTranslation(['results', 'scores'])
  const pieceName = usePieceName(scores)
  const { inPaces, by, piece, detail, pieces, kinds, classes, hasLaps } = choice
  const show = chip(
    'show',
    { label: t('show.label'), any: t('show.times') },
    [{ value: 'paces', label: t('show.paces') }],
    inPaces ? 'paces' : null,
  )
  const kind = chip(
    'by',
    { label: t('by.label', { ns: 'scores' }), any: t('by.all', { ns: 'scores' }) },
    kinds.map((one) => ({ value: one, label: t(`by.${one}`, { ns: 'scores' }) })),
    by,
  )
  const pieceChip = chip(
    'piece',
    { label: t(scores.programmes.length > 0 ? 'exercise' : 'piece'), any: t('wholeSession') },
    pieces.map((one) => ({ value: String(one), label: pieceName(one) })),
    piece === null ? null : String(piece),
  )
  const boatClass = chip(
    'class',
    { label: t('class'), any: t('anyClass') },
    classes.map((one) => ({ value: one, label: one })),
    detail,
  )
  return [
    ...(hasLaps ? [show] : []),
    ...(kinds.length > 1 ? [kind] : []),
    ...(pieces.length > 0 ? [pieceChip] : []),
    ...(classes.length > 1 ? [boatClass] : []),
  ]
}
