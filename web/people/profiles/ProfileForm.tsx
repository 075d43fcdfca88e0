import { Anchor, Button, Stack, Text, Title, Group, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useClubDay } from '../../format/club-clock.ts'
import { useFormat } from '../../format/format.ts'
import { Link } from 'react-router'
import { privacySettings } from '#contract/people/privacy.ts'
import { profile, profileAthletes, saveProfile, type Profile } from '#contract/people/profiles.ts'
import { profileTraining } from '#contract/analysis/reports.ts'
import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import { isOwnBirthFixed } from '#domain/rules/consent.ts'
import { canSetPrivacy } from '#domain/rules/privacy.ts'
import { BOUNDS } from '#domain/constants/bounds.ts'
import { HR_ZONES } from '#domain/constants/intensities.ts'
import type { Birth } from '#domain/training/birth.ts'
import type { ZoneFault } from '#domain/training/zone-faults.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import type { FormOf } from '../../form/form-types.ts'
import { DayTextField, TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { useZones } from '../../lookups/zones.ts'
import {
  boundFaults,
  changeOf,
  changesZones,
  entryOf,
  firstBounds,
  type ProfileEntry,
} from './profile-entry.ts'
import classes from './profiles.module.css'
import ui from '../../ui/ui.module.css'
import { sentenceGap } from '../../format/punctuation.ts'

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
function ZoneFields({ form, faults, shownBounds }: ZoneFieldsProps) {
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

type ProfileFormProps = {
  userId: number
  own: boolean
  person: NonNullable<Profile['person']>
  side: Profile['side']
  /** The bounds used so far, wherever they come from. */
  shownBounds?: readonly number[]
}

export function ProfileForm({ userId, own, person, side, shownBounds }: ProfileFormProps) {
  const { t } = useTranslation('profiles')
  const { decimalMark } = useFormat()
  const stored = entryOf(person, side, decimalMark)
  const form = useForm(saveProfile, {
    initial: stored,
    follows: true,
    send: (entry, call, before) =>
      call(saveProfile, { params: { id: userId }, body: changeOf(before, entry) }),
    refreshes: [profile, profileAthletes, profileTraining],
    saved: (_, entry) => t(changesZones(changeOf(stored, entry)) ? 'savedZones' : 'saved'),
  })
  const faults = boundFaults(form.values)
  const undo = form.dirty && (
    <Button variant="default" onClick={() => form.reset()}>
      {t('undo')}
    </Button>
  )
  return (
    <Form
      of={form}
      submit={t('save')}
      beside={undo}
      disabled={!form.dirty || faults.size > 0}
      width={560}
      gap="xl"
    >
      <PersonFields form={form} {...(own && { self: person })} />
      <ZoneFields form={form} faults={faults} {...(shownBounds && { shownBounds })} />
      {own && <WhoSees />}
    </Form>
  )
}

type PersonFieldsProps = {
  form: FormOf<ProfileEntry>
  /** Oneself, whose day of birth may be fixed. */
  self?: Birth
}

function PersonFields({ form, self }: PersonFieldsProps) {
  const { t } = useTranslation('profiles')
  const format = useFormat()
  const today = useClubDay()
  return (
    <Stack gap="sm">
      <Title order={2}>{t('person')}</Title>
      {self?.date_of_birth && isOwnBirthFixed(self, today) ? (
        <TextInput
          readOnly
          label={t('born')}
          description={t('bornFixed')}
          value={format.dayExact(self.date_of_birth)}
        />
      ) : (
        <DayTextField {...form.at('date_of_birth')} label={t('born')} autoComplete="bday" />
      )}
      <SelectField
        {...form.at('gender')}
        label={t('gender')}
        choices={[
          { value: null, label: t('genders.none') },
          { value: 'w', label: t('genders.w') },
          { value: 'm', label: t('genders.m') },
        ]}
      />
      <SelectField
        {...form.at('side')}
        label={t('rowingSides.label')}
        description={t('rowingSides.hint')}
        choices={[
          { value: null, label: t('rowingSides.none') },
          ...ROWING_SIDES.map((one) => ({ value: one, label: t(`rowingSides.${one}`) })),
        ]}
      />
      <TextField
        {...form.at('weight')}
        label={t('weight')}
        description={t('weightHint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
      />
      <TextField {...form.at('phone')} type="tel" label={t('phone')} autoComplete="tel" />
      <TextField
        {...form.at('emergency_contact')}
        label={t('emergency')}
        description={t('emergencyHint')}
        autoComplete="off"
      />
    </Stack>
  )
}

function WhoSees() {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  if (!canSetPrivacy(viewer) || !can(privacySettings.access, viewer)) return null
  return (
    <Text size="sm">
      {t('whoSees')}
      {sentenceGap()}
      <Anchor component={Link} to={paths.privacySettings()} size="sm" underline="always">
        {t('whoSeesLink')}
      </Anchor>
    </Text>
  )
}
