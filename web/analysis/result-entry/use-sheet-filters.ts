import { useTranslation } from 'react-i18next'
import { oneOfFilter, type Filter, type FilterItem } from '../../ui/filters/filter.ts'
import type { SheetBarProps } from './SheetBar.tsx'

type Name = 'by' | 'piece' | 'order' | 'who'

/** One of these always holds, so none of them counts as set. */
const always = (
  name: Name,
  label: string,
  items: readonly FilterItem[],
  value: string,
): Filter<Name> => ({ name, label, items, value: [value], usual: value, pinned: true })

/** Whose results, which pieces and in which order, as chips; one person is in the menu. */
export function useSheetFilters(bar: SheetBarProps): Filter<Name>[] {
  const { t } = useTranslation('scores')
  const { choice, tabs, tab, owners, pieces, order, phone, words } = bar
  const strength = pieces.some(({ exercise_id }) => exercise_id !== null)
  const by = always(
    'by',
    t('by.label'),
    tabs.map((value) => ({ value, label: t(`by.${value}`) })),
    tab,
  )
  const piece: Filter<Name> = {
    ...oneOfFilter<Name>(
      'piece',
      t(strength ? 'choose.exercise' : 'choose.piece'),
      [
        ...pieces.map((one) => ({ value: String(one.piece), label: words.piece(one.piece) })),
        { value: '0', label: t('wholeSession') },
      ],
      choice.piece === null ? null : String(choice.piece),
      t(strength ? 'choose.allExercises' : 'choose.allPieces'),
    ),
    pinned: true,
  }
  const orders = always(
    'order',
    t('choose.order'),
    (['person', 'piece', 'wide'] as const).map((value) => ({
      value,
      label: t(`choose.orders.${strength && value === 'piece' ? 'exercise' : value}`),
    })),
    order,
  )
  const who = oneOfFilter<Name>(
    'who',
    t('choose.who'),
    owners.map(({ key, name, crew_id, pieces: own }) => ({
      value: key,
      label: crew_id !== null && own?.length === 1 ? `${name} · ${words.piece(own[0] ?? 0)}` : name,
    })),
    choice.owner,
    t('choose.everybody'),
  )
  return [
    ...(tabs.length > 1 ? [by] : []),
    ...(owners.length > 0 ? [piece] : []),
    ...(owners.length > 0 && !phone ? [orders] : []),
    ...(owners.length > 1 ? [who] : []),
  ]
}
