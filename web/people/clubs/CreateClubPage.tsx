import { Alert, Button, Checkbox, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { foundClub } from '#contract/people/clubs.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { api, ApiProblem } from '../../api.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { selectClub } from '../../shell/select-club.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { refreshClubs } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { CountrySelect, SportSelect, TimeZoneSelect } from './ClubFields.tsx'
import classes from './clubs.module.css'

const OWN = [400, 429]

/** Founds a club and leads into it. */
export function CreateClubPage() {
  const { t } = useTranslation('clubs')
  const navigate = useNavigate()
  const [first] = useState(() => ({
    name: '',
    country: null as string | null,
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    default_sport_id: SPORT.rowing as number,
    venue_name: '',
    coaches: true,
  }))
  const [draft, setDraft] = useState(first)
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const leave = useLeaveGuard(draft !== first)
  const found = useMutation({
    mutationFn: async () => {
      const body = { ...draft, name: draft.name.trim(), venue_name: draft.venue_name.trim() || null }
      const { data } = await api(foundClub, { body }, { own: OWN })
      await refreshClubs()
      return data.id
    },
    onSuccess: async (id) => {
      leave()
      selectClub(id)
      notify('success', t('found.done', { club: draft.name.trim() }))
      await navigate(paths.home())
    },
  })
  const problem = found.error instanceof ApiProblem ? found.error : null
  const errorOf = (field: string) => problem?.errors[field]?.[0]
  return (
    <Page title={t('found.title')} subtitle={t('found.lead')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          found.mutate()
        }}
      >
        <div className={classes.part}>
          {problem && (
            <Alert color="red" role="alert">
              {problem.message}
            </Alert>
          )}
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
          <SportSelect
            value={draft.default_sport_id}
            error={errorOf('default_sport_id')}
            onChange={(default_sport_id) => set({ default_sport_id })}
          />
          <TextInput
            label={t('fields.venue')}
            maxLength={120}
            value={draft.venue_name}
            error={errorOf('venue_name')}
            onChange={(event) => set({ venue_name: event.currentTarget.value })}
          />
          <Checkbox
            label={t('fields.coaches')}
            description={t('fields.coachesHint')}
            checked={draft.coaches}
            onChange={(event) => set({ coaches: event.currentTarget.checked })}
          />
        </div>
        <Button type="submit" loading={found.isPending} style={{ justifySelf: 'start' }}>
          {t('found.save')}
        </Button>
      </form>
    </Page>
  )
}
