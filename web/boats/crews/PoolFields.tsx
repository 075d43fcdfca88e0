import { memo } from 'react'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SessionCrews } from '#contract/boats/crews.ts'
import { SKILLS, type PoolFilter } from './pool-filter.ts'

type PoolFieldsProps = {
  squads: SessionCrews['squads']
  value: PoolFilter
  onChange: (value: PoolFilter) => void
}

/** Filters which people of the pool are shown. */
export const PoolFields = memo(function PoolFields({ squads, value, onChange }: PoolFieldsProps) {
  const { t } = useTranslation('crews')
  const set = (part: Partial<PoolFilter>) => onChange({ ...value, ...part })
  return (
    <>
      <TextInput
        aria-label={t('pool.search')}
        placeholder={t('pool.search')}
        leftSection={<IconSearch size={16} />}
        value={value.search}
        data-autofocus
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      {squads.length > 0 && (
        <NativeSelect
          aria-label={t('pool.squad')}
          data={[
            { value: '', label: t('pool.allSquads') },
            ...squads.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(value.squad ?? '')}
          onChange={(event) => set({ squad: Number(event.currentTarget.value) || null })}
        />
      )}
      <NativeSelect
        aria-label={t('pool.skill')}
        data={SKILLS.map((skill) => ({ value: skill, label: t(`pool.skills.${skill}`) }))}
        value={value.skill}
        onChange={(event) =>
          set({ skill: SKILLS.find((skill) => skill === event.currentTarget.value) ?? 'all' })
        }
      />
      <Checkbox
        label={t('pool.coming')}
        checked={value.coming}
        onChange={(event) => set({ coming: event.currentTarget.checked })}
      />
    </>
  )
})
