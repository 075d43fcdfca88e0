import { Group, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BOUNDS } from '#domain/constants/bounds.ts'
import { HR_ZONES } from '#domain/constants/intensities.ts'
import type { ZoneFault } from '#domain/training/zone-faults.ts'
import { TextField } from '../../form/TextFields.tsx'
import type { FormOf } from '../../form/form-types.ts'
import { useZones } from '../../lookups/zones.ts'
import { firstBounds, type ProfileEntry } from './profile-entry.ts'
import classes from './profiles.module.css'
import ui from '../../ui/ui.module.css'

type ZoneFieldsProps = {
  form: FormOf<ProfileEntry>
  faults: ReadonlyMap<number, ZoneFault['fault']>
  shownBounds?: readonly number[]
}

const number = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 3,
  className: ui.tabular,
} as const

/**
 * Maximum, resting heart rate, and one's own lower bounds where the usual shares of the maximum do
 * not fit.
 */
export function ZoneFields({ form, faults, shownBounds }: ZoneFieldsProps) {
  const { t } = useTranslation('profiles')
  const { max_hr, own_zones, hr_zones } = form.values
  return (
    <Stack gap="sm">
      <Title order={2}>{t('zones.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('zones.explain')}
      </Text>
      <Group gap="sm" align="flex-start" grow>
        <TextField
          {...form.at('max_hr')}
          {...number}
          label={t('zones.max')}
          onChange={(text) => form.set({ max_hr: digits(text) })}
        />
        <TextField
          {...form.at('resting_hr')}
          {...number}
          label={t('zones.resting')}
          onChange={(text) => form.set({ resting_hr: digits(text) })}
        />
      </Group>
      <Switch
        label={t('zones.own')}
        description={t('zones.ownHint')}
        checked={own_zones}
        onChange={(event) => {
          const on = event.currentTarget.checked
          form.set({
            own_zones: on,
            ...(on && !hr_zones && { hr_zones: firstBounds(max_hr, shownBounds) }),
          })
        }}
      />
      {own_zones && <BoundFields form={form} faults={faults} />}
    </Stack>
  )
}

function BoundFields({ form, faults }: Omit<ZoneFieldsProps, 'shownBounds'>) {
  const { t } = useTranslation('profiles')
  const zones = useZones()
  const { min, max } = BOUNDS.heart_rate
  const firstFault = [...faults.values()][0]
  const bounds = form.values.hr_zones ?? []
  const refused = form.errorAt('hr_zones')
  return (
    <Stack gap={4} role="group" aria-label={t('zones.bounds')}>
      <div className={classes.bounds}>
        {HR_ZONES.map(({ id }, index) => (
          <TextInput
            {...number}
            key={id}
            label={zones[index]?.short ?? String(id)}
            value={bounds[index] ?? ''}
            error={faults.has(index) || form.errorAt(`hr_zones.${index}`) !== undefined}
            onChange={(event) => {
              const value = digits(event.currentTarget.value)
              form.set({
                hr_zones: bounds.map((other, place) => (place === index ? value : other)),
              })
            }}
          />
        ))}
      </div>
      {(firstFault ?? refused) && (
        <Text size="sm" c="red" role="alert">
          {firstFault ? t(`zones.fault.${firstFault}`, { min, max }) : refused}
        </Text>
      )}
    </Stack>
  )
}

const digits = (text: string) => text.replaceAll(/\D/g, '')
