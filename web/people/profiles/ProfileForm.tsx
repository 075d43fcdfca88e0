import { Anchor, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { privacySettings } from '#contract/people/privacy.ts'
import { profile, profileAthletes, saveProfile, type Profile } from '#contract/people/profiles.ts'
import { profileTraining } from '#contract/insight/reports.ts'
import { canSetPrivacy } from '#domain/rules/privacy.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { boundFaults, changeOf, changesZones, entryOf, type ProfileEntry } from './profile-entry.ts'
import { ZoneFields } from './ZoneFields.tsx'

type ProfileFormProps = {
  userId: number
  own: boolean
  person: NonNullable<Profile['person']>
  /** The bounds used so far, wherever they come from. */
  shownBounds?: readonly number[]
}

export function ProfileForm({ userId, own, person, shownBounds }: ProfileFormProps) {
  const { t } = useTranslation('profiles')
  const [entry, setEntry] = useState<ProfileEntry>(() => entryOf(person))
  const set = (part: Partial<ProfileEntry>) => setEntry((now) => ({ ...now, ...part }))
  const change = changeOf(person, entry)
  const dirty = Object.keys(change).length > 0
  const faults = boundFaults(entry)
  const save = useMutation({
    mutationFn: () => api(saveProfile, { params: { id: userId }, body: change }, { own: [400] }),
    onSuccess: async () => {
      notify('success', t(changesZones(change) ? 'savedZones' : 'saved'))
      await invalidate(profile, profileAthletes, profileTraining)
    },
    onError: (error) => notify('error', error.message),
  })
  useLeaveGuard(dirty && !save.isSuccess)
  const errors = save.error instanceof ApiProblem ? save.error.errors : {}
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (dirty && faults.size === 0) save.mutate()
      }}
    >
      <Stack gap="xl" maw={560}>
        <PersonFields entry={entry} onChange={set} errors={errors} />
        <ZoneFields
          entry={entry}
          onChange={set}
          errors={errors}
          faults={faults}
          {...(shownBounds && { shownBounds })}
        />
        {own && <WhoSees />}
        <Group>
          <Button type="submit" loading={save.isPending} disabled={!dirty || faults.size > 0}>
            {t('save')}
          </Button>
          {dirty && (
            <Button variant="default" onClick={() => setEntry(entryOf(person))}>
              {t('undo')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

export type FieldsProps = {
  entry: ProfileEntry
  onChange: (part: Partial<ProfileEntry>) => void
  errors: Readonly<Record<string, readonly string[]>>
}

function PersonFields({ entry, onChange, errors }: FieldsProps) {
  const { t } = useTranslation('profiles')
  return (
    <Stack gap="sm">
      <Title order={2}>{t('person')}</Title>
      <TextInput
        type="date"
        label={t('born')}
        autoComplete="bday"
        value={entry.date_of_birth}
        error={errors['date_of_birth']?.[0]}
        onChange={(event) => onChange({ date_of_birth: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('gender')}
        value={entry.gender}
        error={errors['gender']?.[0]}
        data={[
          { value: '', label: t('genders.none') },
          { value: 'w', label: t('genders.w') },
          { value: 'm', label: t('genders.m') },
        ]}
        onChange={(event) => onChange({ gender: event.currentTarget.value })}
      />
      <TextInput
        label={t('weight')}
        description={t('weightHint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={entry.weight}
        error={errors['weight']?.[0]}
        onChange={(event) => onChange({ weight: event.currentTarget.value })}
      />
      <TextInput
        type="tel"
        label={t('phone')}
        autoComplete="tel"
        maxLength={40}
        value={entry.phone}
        error={errors['phone']?.[0]}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
      <TextInput
        label={t('emergency')}
        description={t('emergencyHint')}
        autoComplete="off"
        maxLength={120}
        value={entry.emergency_contact}
        error={errors['emergency_contact']?.[0]}
        onChange={(event) => onChange({ emergency_contact: event.currentTarget.value })}
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
