import { countryChoices } from '../../lookups/countries.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { SelectField, PickField, CheckField } from '../../form/ChoiceFields.tsx'
import { currentLanguage } from '../../i18n/i18n.ts'
import { GuestPage } from './GuestPage.tsx'
import classes from './login.module.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, Link } from 'react-router'
import { foundClub } from '#contract/people/clubs.ts'
import { sports } from '#contract/lookups.ts'
import { query } from '../../api/api.ts'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { selectClub } from '../../shell/select-club.ts'
import { refreshClubs, refreshMe } from '../../shell/viewer.ts'
import { guessedCountry, guessedTimeZone, timeZones } from './whereabouts.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

const ROWING = 1

/** Asks a founder for the club itself. */
export function ActivateClubPage() {
  const { code = '' } = useParams()
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { data } = useQuery(query(sports))
  const form = useForm(foundClub, {
    initial: {
      name: '',
      country: guessedCountry(),
      time_zone: guessedTimeZone(),
      default_sport_id: ROWING,
      venue_name: null,
      coaches: true,
    },
    onSaved: async ({ data: { id } }) => {
      await refreshClubs()
      selectClub(id)
      await navigate(paths.activateFinal(code), { replace: true })
      await refreshMe()
    },
  })
  // A day off is no club's sport.
  const trained = (data?.data ?? []).filter(({ category }) => category !== 'NO')
  return (
    <GuestPage title={t('club.title')} lead={t('club.lead')}>
      <Form
        of={form}
        submit={t('club.submit')}
        wide
        footer={
          <Link className={classes.link} to={paths.logout()}>
            {t('club.later')}
          </Link>
        }
      >
        <TextField
          {...form.at('name')}
          label={t('club.name')}
          name="organization"
          autoComplete="organization"
          withAsterisk={false}
        />
        <SearchSelect
          {...form.at('country')}
          label={t('club.country')}
          data={countryChoices(currentLanguage())}
          nothingFoundMessage={t('club.nothing')}
        />
        <PickField
          {...form.at('time_zone')}
          label={t('club.timeZone')}
          description={t('club.timeZoneHint')}
          choices={timeZones().map((zone) => ({ value: zone, label: zone }))}
          required={false}
          nothingFoundMessage={t('club.nothing')}
        />
        <SelectField
          {...form.at('default_sport_id')}
          label={t('club.sport')}
          choices={trained.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          {...form.at('venue_name')}
          label={t('club.venue')}
          description={t('club.venueHint')}
        />
        <CheckField {...form.at('coaches')} label={t('club.coaches')} />
      </Form>
    </GuestPage>
  )
}
