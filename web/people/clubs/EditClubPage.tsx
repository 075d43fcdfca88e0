import { clubQuery } from './queries.ts'
import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { favouriteViews } from '#contract/planning/calendar.ts'
import { getClub, updateClub, type ClubSettings } from '#contract/people/clubs.ts'
import { useFormat } from '../../format.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { refreshClubs, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { changesOf, draftOf } from './club-draft.ts'
import { CountrySelect, SportSelect, TimeZoneSelect } from './ClubFields.tsx'
import { ClockNote } from './ClockNote.tsx'
import { ClubPicture } from './ClubPicture.tsx'
import { EtsFactors } from './EtsFactors.tsx'
import { GoldMedalTimes } from './GoldMedalTimes.tsx'
import { HandOver } from './HandOver.tsx'
import { MinorsField } from './MinorsField.tsx'
import { TrainingFields } from './TrainingFields.tsx'
import { VenueFields } from './VenueFields.tsx'
import { MedalZones } from './MedalZones.tsx'
import classes from './clubs.module.css'

/** Everything a club sets about itself. */
export function EditClubPage() {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  const { selected, user_id } = useViewer()
  const id = selected?.club_id ?? 0
  const asked = useQuery({ ...clubQuery(id), enabled: id > 0 })
  const { data } = asked
  if (!data)
    return (
      <Page title={t('edit.fallback')}>
        <Waiting for={asked} rows={10} />
      </Page>
    )
  const club = data.data
  return (
    <Page title={t('edit.title', { club: club.name })}>
      <ClubPicture club={club} />
      <ClubForm key={club.id} club={club} />
      <GoldMedalTimes />
      <Text size="sm" c="dimmed">
        {t('edit.storage', {
          used: format.bytes(club.storage.used),
          most: format.bytes(club.storage.most),
        })}
      </Text>
      {club.creator_id === user_id && selected?.club.is_individual === false && (
        <HandOver club={club} />
      )}
    </Page>
  )
}

function ClubForm({ club }: { club: ClubSettings }) {
  const { t } = useTranslation('clubs')
  const viewer = useViewer()
  const [saved, setSaved] = useState(() => draftOf(club))
  const form = useForm(updateClub, {
    initial: saved,
    send: (values, call) =>
      call(updateClub, { params: { id: club.id }, body: changesOf(saved, values) }),
    refreshes: [getClub, favouriteViews],
    saved: (_, { ets_factors, time_zone }) => {
      const changes = changesOf(saved, { ...saved, ets_factors, time_zone })
      return t(
        changes.ets_factors !== undefined || changes.time_zone !== undefined
          ? 'edit.rescored'
          : 'edit.saved',
      )
    },
    onSaved: async ({ data }, _, { reset }) => {
      setSaved(draftOf(data))
      reset(draftOf(data))
      await refreshClubs()
    },
  })
  const part = { draft: form.values, set: form.set, errorOf: form.errorAt }
  return (
    <Form of={form} submit={t('edit.save')} disabled={!form.dirty} gap="2.5rem" width={720}>
      <section className={classes.part}>
        <Title order={2} size="h3">
          {t('edit.basics')}
        </Title>
        <TextField {...form.at('name')} label={t('fields.name')} required />
        <CountrySelect {...form.at('country')} />
        <TimeZoneSelect {...form.at('time_zone')} />
        {form.values.time_zone !== saved.time_zone && <ClockNote {...club.by_clock} />}
        <SportSelect {...form.at('default_sport_id')} />
      </section>
      <VenueFields {...part} />
      <section className={classes.part}>
        <Title order={2} size="h3">
          {t('edit.training')}
        </Title>
        <TrainingFields {...part} />
        <EtsFactors {...part} />
        <Stack gap="xl">
          <MedalZones sport="rowing" {...part} />
          <MedalZones sport="paddling" {...part} />
        </Stack>
      </section>
      {viewer.club?.is_individual === false && <MinorsField {...part} />}
    </Form>
  )
}
