import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { foundClub } from '#contract/people/clubs.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { CheckField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { selectClub } from '../../shell/select-club.ts'
import { refreshClubs } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { CountrySelect, SportSelect, TimeZoneSelect } from './ClubFields.tsx'

/** Founds a club and leads into it. */
export function CreateClubPage() {
  const { t } = useTranslation('clubs')
  const navigate = useNavigate()
  const form = useForm(foundClub, {
    initial: {
      name: '',
      country: null,
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      default_sport_id: SPORT.rowing,
      venue_name: null,
      coaches: true,
    },
    onSaved: async ({ data }, { name }) => {
      await refreshClubs()
      selectClub(data.id)
      notify('success', t('found.done', { club: name }))
      await navigate(paths.home())
    },
  })
  return (
    <Page title={t('found.title')} subtitle={t('found.lead')}>
      <Form of={form} submit={t('found.save')} width={720}>
        <TextField {...form.at('name')} label={t('fields.name')} />
        <CountrySelect {...form.at('country')} />
        <TimeZoneSelect {...form.at('time_zone')} />
        <SportSelect {...form.at('default_sport_id')} />
        <TextField {...form.at('venue_name')} label={t('fields.venue')} />
        <CheckField
          {...form.at('coaches')}
          label={t('fields.coaches')}
          description={t('fields.coachesHint')}
        />
      </Form>
    </Page>
  )
}
