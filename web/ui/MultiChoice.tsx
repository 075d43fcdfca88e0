import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Choice = { value: string; label: string }
type ChoiceGroup = { group: string; items: readonly Choice[] }

export type MultiChoiceProps = Pick<
  MultiSelectProps,
  'label' | 'description' | 'placeholder' | 'error' | 'disabled' | 'required' | 'w' | 'maw'
> & {
  groups: readonly ChoiceGroup[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several of many, found by typing: people, squads, tags. A group without items is left out. */
export function MultiChoice({ groups, value, onChange, placeholder, ...field }: MultiChoiceProps) {
  const { t } = useTranslation('ui')
  const filled = groups
    .filter(({ items }) => items.length > 0)
    .map(({ group, items }) => ({ group, items: [...items] }))
  // The heading of an only group says what the label says.
  const data = filled.length === 1 ? (filled[0]?.items ?? []) : filled
  return (
    <MultiSelect
      {...field}
      data={data}
      value={[...value]}
      onChange={onChange}
      searchable
      clearable
      hidePickedOptions
      limit={200}
      nothingFoundMessage={t('choice.nothing')}
      clearButtonProps={{ 'aria-label': t('clear') }}
      comboboxProps={{ shadow: 'md' }}
      {...(value.length === 0 && placeholder !== undefined && { placeholder })}
    />
  )
}
