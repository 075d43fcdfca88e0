import { Alert, Button, Checkbox, NativeSelect, Select, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { foundClub } from '#contract/people/clubs.ts'
import { sports } from '#contract/lookups.ts'
import { api, ApiProblem, query } from '../../api.ts'
import { countryChoices } from '../../countries.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { selectClub } from '../../shell/select-club.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { refreshClubs, refreshMe, useViewer } from '../../shell/viewer.ts'
import { GuestPage } from './GuestPage.tsx'
import classes from './login.module.css'
import { guessedCountry, guessedTimeZone, timeZones } from './whereabouts.ts'

/** The step of a founder: the club itself. Whoever has none to found goes on to the last step. */
export function ActivateClubPage() {
  const { code = '' } = useParams()
  const { me } = useViewer()
  return me.founds_club ? <ClubForm code={code} /> : <Navigate to={paths.activateFinal(code)} replace />
}

const ROWING = 1
const OWN = [400, 429]

function ClubForm({ code }: { code: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { data } = useQuery(query(sports))
  const [entry, setEntry] = useState(() => ({
    name: '',
    country: guessedCountry(),
    time_zone: guessedTimeZone(),
    default_sport_id: ROWING,
    venue_name: '',
    coaches: true,
  }))
  const set = (part: Partial<typeof entry>) => setEntry({ ...entry, ...part })
  const leave = useLeaveGuard(entry.name !== '')
  const attempt = useMutation({
    mutationFn: async () => {
      const founded = await api(foundClub, { body: { ...entry, venue_name: entry.venue_name.trim() || null } }, { own: OWN })
      await refreshClubs()
      selectClub(founded.data.id)
      leave()
      await navigate(paths.activateFinal(code), { replace: true })
      await refreshMe()
    },
  })
  // A day off is no club's sport.
  const trained = (data?.data ?? []).filter(({ category }) => category !== 'NO')
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  const errorOf = (field: string) => problem?.errors[field]?.[0]
  return (
    <GuestPage title={t('club.title')} lead={t('club.lead')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          attempt.mutate()
        }}
      >
        <Stack gap="md">
          {problem && (
            <Alert color="red" role="alert">
              {problem.message}
            </Alert>
          )}
          <TextInput
            label={t('club.name')}
            name="organization"
            autoComplete="organization"
            required
            withAsterisk={false}
            maxLength={120}
            value={entry.name}
            error={errorOf('name')}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Select
            label={t('club.country')}
            data={countryChoices(currentLanguage())}
            searchable
            clearable={false}
            nothingFoundMessage={t('club.nothing')}
            value={entry.country}
            error={errorOf('country')}
            onChange={(country) => set({ country })}
          />
          <Select
            label={t('club.timeZone')}
            description={t('club.timeZoneHint')}
            data={timeZones()}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('club.nothing')}
            value={entry.time_zone}
            error={errorOf('time_zone')}
            onChange={(zone) => zone && set({ time_zone: zone })}
          />
          <NativeSelect
            label={t('club.sport')}
            value={String(entry.default_sport_id)}
            data={trained.map(({ id, name }) => ({ value: String(id), label: name }))}
            error={errorOf('default_sport_id')}
            onChange={(event) => set({ default_sport_id: Number(event.currentTarget.value) })}
          />
          <TextInput
            label={t('club.venue')}
            description={t('club.venueHint')}
            maxLength={120}
            value={entry.venue_name}
            error={errorOf('venue_name')}
            onChange={(event) => set({ venue_name: event.currentTarget.value })}
          />
          <Checkbox label={t('club.coaches')} checked={entry.coaches} onChange={(event) => set({ coaches: event.currentTarget.checked })} />
          <Button type="submit" fullWidth loading={attempt.isPending}>
            {t('club.submit')}
          </Button>
          <Link className={classes.link} to={paths.logout()}>
            {t('club.later')}
          </Link>
        </Stack>
      </form>
    </GuestPage>
  )
}
