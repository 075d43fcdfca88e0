import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { privacySettings } from '#contract/people/privacy.ts'
import { profile, profileAthletes, saveProfile, type Profile } from '#contract/people/profiles.ts'
import { profileTraining } from '#contract/analysis/reports.ts'
import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import { canSetPrivacy } from '#domain/rules/privacy.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import type { FormOf } from '../../form/form-types.ts'
import { DayTextField, TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { boundFaults, changeOf, changesZones, entryOf, type ProfileEntry } from './profile-entry.ts'
import { ZoneFields } from './ZoneFields.tsx'

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
  const stored = entryOf(person, side)
  const form = useForm(saveProfile, {
    initial: stored,
    send: (entry, call) =>
      call(saveProfile, { params: { id: userId }, body: changeOf(stored, entry) }),
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
      <PersonFields form={form} />
      <ZoneFields form={form} faults={faults} {...(shownBounds && { shownBounds })} />
      {own && <WhoSees />}
    </Form>
  )
}

function PersonFields({ form }: { form: FormOf<ProfileEntry> }) {
  const { t } = useTranslation('profiles')
  return (
    <Stack gap="sm">
      <Title order={2}>{t('person')}</Title>
      <DayTextField {...form.at('date_of_birth')} label={t('born')} autoComplete="bday" />
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
      {t('whoSees')}{' '}
      <Anchor component={Link} to={paths.privacySettings()} size="sm" underline="always">
        {t('whoSeesLink')}
      </Anchor>
    </Text>
  )
}
