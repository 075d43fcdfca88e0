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

/** The chips above the table of results: those that leave a choice. */
export function useLineFilters(scores: SessionScores, choice: Choice): Filter<Name>[] {
  const { t } = useTranslation(['results', 'scores'])
  const pieceName = usePieceName(scores)
  const { inPaces, by, piece, detail, pieces, kinds, classes, hasLaps } = choice
  const chip = (
    name: Name,
    label: string,
    items: readonly FilterItem[],
    value: string | null,
    any: string,
  ) => ({ ...oneOfFilter(name, label, items, value, any), pinned: true })
  const all = [
    {
      leavesChoice: hasLaps,
      filter: chip(
        'show',
        t('show.label'),
        [{ value: 'paces', label: t('show.paces') }],
        inPaces ? 'paces' : null,
        t('show.times'),
      ),
    },
    {
      leavesChoice: kinds.length > 1,
      filter: chip(
        'by',
        t('by.label', { ns: 'scores' }),
        kinds.map((kind) => ({ value: kind, label: t(`by.${kind}`, { ns: 'scores' }) })),
        by,
        t('by.all', { ns: 'scores' }),
      ),
    },
    {
      leavesChoice: pieces.length > 0,
      filter: chip(
        'piece',
        t(scores.programmes.length > 0 ? 'exercise' : 'piece'),
        pieces.map((one) => ({ value: String(one), label: pieceName(one) })),
        piece === null ? null : String(piece),
        t('wholeSession'),
      ),
    },
    {
      leavesChoice: classes.length > 1,
      filter: chip(
        'class',
        t('class'),
        classes.map((one) => ({ value: one, label: one })),
        detail,
        t('anyClass'),
      ),
    },
  ]
  return all.flatMap(({ leavesChoice, filter }) => (leavesChoice ? [filter] : []))
}
