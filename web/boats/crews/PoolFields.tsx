import { ActionIcon, Checkbox, Group, NativeSelect, Popover, Stack, TextInput } from '@mantine/core'
import { IconFilter, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SessionCrews } from '#contract/boats/crews.ts'
import { NO_FILTER, SKILLS, type PoolFilter } from './pool-filter.ts'

type PoolFieldsProps = {
  squads: SessionCrews['squads']
  value: PoolFilter
  onChange: (value: PoolFilter) => void
}

/** Finds people of the pool by name; squad, side and who is free are behind the filter. */
export function PoolFields({ squads, value, onChange }: PoolFieldsProps) {
  const { t } = useTranslation('crews')
  const set = (part: Partial<PoolFilter>) => onChange({ ...value, ...part })
  const isSet = JSON.stringify({ ...value, search: '' }) !== JSON.stringify(NO_FILTER)
  return (
    <Group gap={8} wrap="nowrap">
      <TextInput
        aria-label={t('pool.search')}
        placeholder={t('pool.search')}
        leftSection={<IconSearch size={16} />}
        value={value.search}
        data-autofocus
        style={{ flex: 1 }}
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      <Popover position="bottom-end" width={240} trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon
            variant={isSet ? 'light' : 'default'}
            aria-label={t('pool.filter')}
            title={t('pool.filter')}
          >
            <IconFilter size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap={8}>
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
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Group>
  )
}
