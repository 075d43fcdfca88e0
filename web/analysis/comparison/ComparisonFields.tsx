import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownComparison } from '#contract/analysis/comparison.ts'
import { ALONG, SPLITS } from '#domain/comparison/limits.ts'
import { useFormat } from '../../format/format.ts'

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
  return (
    <>
      <Select
        label={t('along')}
        w={190}
        allowDeselect={false}
        data={ALONG.map((value) => ({ value, label: t(`alongs.${value}`) }))}
        value={along}
        onChange={(next) => onChange({ along: next })}
      />
      <Select
        label={t('from')}
        w={240}
        allowDeselect={false}
        data={[
          { value: '0', label: t('fromStart') },
          ...places.map((number) => ({
            value: String(number),
            label: t('fromPiece', { number }),
          })),
        ]}
        value={String(piece)}
        onChange={(next) => onChange({ piece: next })}
      />
      <Select
        label={t('split')}
        w={140}
        allowDeselect={false}
        data={SPLITS.map((length) => ({ value: String(length), label: format.distance(length) }))}
        value={String(split)}
        onChange={(next) => onChange({ split: next })}
      />
    </>
  )
}
