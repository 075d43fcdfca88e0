import { useTranslation } from 'react-i18next'
import type { ShownComparison } from '#contract/analysis/comparison.ts'
import { ALONG, SPLITS } from '#domain/comparison/limits.ts'
import { useFormat } from '../../format/format.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'

type ComparisonFieldsProps = {
  comparison: ShownComparison
  onChange: (part: Record<string, string | null>) => void
}

/** By what recordings are laid over each other, where they begin, and how they are split. */
export function ComparisonFields({ comparison, onChange }: ComparisonFieldsProps) {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  const { along, piece, pieces, split } = comparison
  const places = [...new Set([...pieces, ...(piece > 0 ? [piece] : [])])].toSorted(
    (one, other) => one - other,
  )
  const choice = (name: string, label: string, value: string, items: Items) => ({
    name,
    label,
    items,
    value: [value],
    usual: '',
    pinned: true,
  })
  return (
    <FilterBar
      filters={[
        choice(
          'along',
          t('along'),
          along,
          ALONG.map((value) => ({ value, label: t(`alongs.${value}`) })),
        ),
        choice('piece', t('from'), String(piece), [
          { value: '0', label: t('fromStart') },
          ...places.map((number) => ({ value: String(number), label: t('fromPiece', { number }) })),
        ]),
        choice(
          'split',
          t('split'),
          String(split),
          SPLITS.map((length) => ({ value: String(length), label: format.distance(length) })),
        ),
      ]}
      onChange={(changes) =>
        onChange(
          Object.fromEntries(
            Object.entries(changes).map(([name, value]) => [name, value?.[0] ?? null]),
          ),
        )
      }
    />
  )
}

type Items = readonly { value: string; label: string }[]
