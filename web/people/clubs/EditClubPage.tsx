import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { favouriteViews } from '#contract/planning/calendar.ts'
import { getClub, updateClub, type ClubSettings } from '#contract/people/clubs.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { notify } from '../../shell/notices.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { refreshClubs, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { changesOf, draftOf, type ClubDraft } from './club-draft.ts'
import { CountrySelect, SportSelect, TimeZoneSelect } from './ClubFields.tsx'
import { ClockNote } from './ClockNote.tsx'
import { ClubPicture } from './ClubPicture.tsx'
import { EtsFactors } from './EtsFactors.tsx'
import { GoldMedalTimes } from './GoldMedalTimes.tsx'
import { HandOver } from './HandOver.tsx'
import { clubQuery } from './queries.ts'
import { TrainingFields } from './TrainingFields.tsx'
import { VenueFields } from './VenueFields.tsx'
import { ZonesEditor } from './ZonesEditor.tsx'
import classes from './clubs.module.css'

const OWN = [400]

/** Everything a club sets about itself. */
export function EditClubPage() {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  const { selected, user_id } = useViewer()
  const id = selected?.club_id ?? 0
  const { data, error, refetch } = useQuery({ ...clubQuery(id), enabled: id > 0 })
  if (!data)
    return (
      <Page title={t('edit.fallback')}>
        {error ? <PageState state="error" retry={() => void refetch()} /> : <PageState state="loading" rows={10} />}
      </Page>
    )
  const club = data.data
  return (
    <Page title={t('edit.title', { club: club.name })}>
      <ClubPicture club={club} />
      <ClubForm key={club.id} club={club} />
      <GoldMedalTimes />
      <Text size="sm" c="dimmed">
        {t('edit.storage', { used: format.bytes(club.storage.used), most: format.bytes(club.storage.most) })}
      </Text>
      {club.creator_id === user_id && selected?.club.is_individual === false && <HandOver club={club} />}
    </Page>
  )
}

function ClubForm({ club }: { club: ClubSettings }) {
  const { t } = useTranslation('clubs')
  const [saved, setSaved] = useState(() => draftOf(club))
  const [draft, setDraft] = useState(saved)
  const changes = changesOf(saved, draft)
  const dirty = Object.keys(changes).length > 0
  useLeaveGuard(dirty)
  const save = useMutation({
    mutationFn: () => api(updateClub, { params: { id: club.id }, body: changes }, { own: OWN }),
    onSuccess: async ({ data }) => {
      setSaved(draftOf(data))
      setDraft(draftOf(data))
      notify('success', t(changes.ets_factors !== undefined || changes.time_zone !== undefined ? 'edit.rescored' : 'edit.saved'))
      await Promise.all([refreshClubs(), invalidate(getClub, favouriteViews)])
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const errorOf = (field: string) => problem?.errors[field]?.[0]
  const set = (part: Partial<ClubDraft>) => setDraft({ ...draft, ...part })
  const part = { draft, set, errorOf }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {problem && (
        <Alert color="red" role="alert">
          {problem.message}
        </Alert>
      )}
      <section className={classes.part}>
        <Title order={2} size="h3">
          {t('edit.basics')}
        </Title>
        <TextInput
          label={t('fields.name')}
          required
          maxLength={120}
          value={draft.name}
          error={errorOf('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <CountrySelect value={draft.country} error={errorOf('country')} onChange={(country) => set({ country })} />
        <TimeZoneSelect value={draft.time_zone} error={errorOf('time_zone')} onChange={(time_zone) => set({ time_zone })} />
        {changes.time_zone !== undefined && <ClockNote {...club.by_clock} />}
        <SportSelect
          value={draft.default_sport_id}
          error={errorOf('default_sport_id')}
          onChange={(default_sport_id) => set({ default_sport_id })}
        />
      </section>
      <VenueFields {...part} />
      <section className={classes.part}>
        <Title order={2} size="h3">
          {t('edit.training')}
        </Title>
        <TrainingFields {...part} />
        <EtsFactors {...part} />
        <Stack gap="xl">
          <ZonesEditor field="gmt_distribution" title={t('gmt.rowing')} {...part} />
          <ZonesEditor field="paddle_gmt_distribution" title={t('gmt.paddling')} {...part} />
        </Stack>
      </section>
      <Button type="submit" loading={save.isPending} disabled={!dirty} style={{ justifySelf: 'start' }}>
        {t('edit.save')}
      </Button>
    </form>
  )
}
