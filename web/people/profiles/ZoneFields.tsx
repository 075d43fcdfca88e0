import { Group, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BOUNDS } from '#domain/constants/bounds.ts'
import { HR_ZONES } from '#domain/constants/intensities.ts'
import type { ZoneFault } from '#domain/training/zone-faults.ts'
import { useZones } from '../../zones.ts'
import { firstBounds } from './profile-entry.ts'
import type { FieldsProps } from './ProfileForm.tsx'
import classes from './profiles.module.css'

type ZoneFieldsProps = FieldsProps & {
  faults: ReadonlyMap<number, ZoneFault['fault']>
  shownBounds?: readonly number[]
}

/**
 * Maximum, resting heart rate, and one's own lower bounds where the usual shares of the maximum do
 * not fit.
 */
export function ZoneFields({ entry, onChange, errors, faults, shownBounds }: ZoneFieldsProps) {
  const { t } = useTranslation('profiles')
  const number = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 3,
    className: 'ui-tabular',
  } as const
  return (
    <Stack gap="sm">
      <Title order={2}>{t('zones.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('zones.explain')}
      </Text>
      <Group gap="sm" align="flex-start" grow>
        <TextInput
          {...number}
          label={t('zones.max')}
          value={entry.max_hr}
          error={errors['max_hr']?.[0]}
          onChange={(event) => onChange({ max_hr: digits(event.currentTarget.value) })}
        />
        <TextInput
          {...number}
          label={t('zones.resting')}
          value={entry.resting_hr}
          error={errors['resting_hr']?.[0]}
          onChange={(event) => onChange({ resting_hr: digits(event.currentTarget.value) })}
        />
      </Group>
      <Switch
        label={t('zones.own')}
        description={t('zones.ownHint')}
        checked={entry.own_zones}
        onChange={(event) => {
          const own_zones = event.currentTarget.checked
          onChange({
            own_zones,
            ...(own_zones &&
              entry.bounds.length === 0 && { bounds: firstBounds(entry.max_hr, shownBounds) }),
          })
        }}
      />
      {entry.own_zones && (
        <BoundFields entry={entry} onChange={onChange} errors={errors} faults={faults} />
      )}
    </Stack>
  )
}

function BoundFields({ entry, onChange, errors, faults }: Omit<ZoneFieldsProps, 'shownBounds'>) {
  const { t } = useTranslation('profiles')
  const zones = useZones()
  const { min, max } = BOUNDS.heart_rate
  const firstFault = [...faults.values()][0]
  const refused =
    entry.bounds
      .map((_, index) => errors[`hr_zones.${index}`]?.[0])
      .find((text) => text !== undefined) ?? errors['hr_zones']?.[0]
  return (
    <Stack gap={4} role="group" aria-label={t('zones.bounds')}>
      <div className={classes.bounds}>
        {HR_ZONES.map(({ id }, index) => (
          <TextInput
            key={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className="ui-tabular"
            label={zones[index]?.short ?? String(id)}
            value={entry.bounds[index] ?? ''}
            error={faults.has(index) || errors[`hr_zones.${index}`] !== undefined}
            onChange={(event) => {
              const value = digits(event.currentTarget.value)
              onChange({
                bounds: entry.bounds.map((other, place) => (place === index ? value : other)),
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
