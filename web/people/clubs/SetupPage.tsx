import { Anchor, Text, Title } from '@mantine/core'
import { IconCalendarPlus, IconLock, IconUserPlus, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { setupState, setUp } from '#contract/people/account-setup.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { query } from '../../api/api.ts'
import { RadioField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useLoaded } from '../../load/use-loaded.ts'
import { paths } from '../../paths/paths.ts'
import { NotFoundPage } from '../../shell/NotFoundPage.tsx'
import {
  EmailField,
  enterAs,
  guessedCountry,
  guessedTimeZone,
  LanguageField,
  NameFields,
  NewPasswordField,
  NoMail,
} from '../account/open.ts'
import { Mark } from '../../shell/Mark.tsx'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { CountrySelect, TimeZoneSelect } from './ClubFields.tsx'
import classes from './setup.module.css'

/** The first account of an installation, with its club; there is no such page once there is one. */
export function SetupPage() {
  const { is_open, needs_code } = useLoaded(query(setupState)).data
  useScreenTitle()
  if (!is_open) return <NotFoundPage />
  return (
    <main className={classes.page}>
      <div className={classes.mark}>
        <Mark size={32} />
      </div>
      <div className={classes.columns}>
        <SetupForm needsCode={needs_code} />
        <Beside />
      </div>
    </main>
  )
}

const SPORTS = [
  { name: 'rowing', value: SPORT.rowing },
  { name: 'paddling', value: SPORT.kayak_sprint },
  { name: 'other', value: SPORT.other },
] as const

function SetupForm({ needsCode }: { needsCode: boolean }) {
  const { t } = useTranslation('setup')
  const { t: clubs } = useTranslation('clubs')
  const navigate = useNavigate()
  const form = useForm(setUp, {
    initial: {
      code: '',
      first_name: '',
      last_name: '',
      email: '',
      password: '',
      club_name: '',
      country: guessedCountry(),
      time_zone: guessedTimeZone(),
      default_sport_id: SPORT.rowing,
    },
    send: async ({ code, ...values }, call) => {
      const body = {
        ...values,
        preferred_language: currentLanguage(),
        ...(needsCode && { code }),
      }
      return enterAs(await call(setUp, { body }))
    },
    onSaved: () => navigate(paths.home(), { replace: true }),
  })
  return (
    <div className={classes.form}>
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed" mb="md">
        {t('lead')}
      </Text>
      <Form of={form} submit={t('submit')} wide>
        {needsCode && (
          <TextField
            {...form.at('code')}
            label={t('code')}
            description={t('codeHint')}
            autoComplete="off"
            required
            withAsterisk={false}
          />
        )}
        <Title order={2} className={classes.heading ?? ''}>
          {t('you')}
        </Title>
        <NameFields form={form} />
        <EmailField {...form.at('email')} />
        <NewPasswordField {...form.at('password')} />
        <Title order={2} className={classes.heading ?? ''}>
          {t('club')}
        </Title>
        <TextField
          {...form.at('club_name')}
          label={clubs('fields.name')}
          required
          withAsterisk={false}
        />
        <RadioField
          {...form.at('default_sport_id')}
          label={clubs('fields.sport')}
          choices={SPORTS.map(({ name, value }) => ({ value, label: t(`sports.${name}`) }))}
        />
        <Place form={form} />
        <LanguageField />
      </Form>
    </div>
  )
}

type PlaceFields = {
  at(name: 'country'): { value: string | null; onChange: (value: string | null) => void }
  at(name: 'time_zone'): { value: string; onChange: (value: string) => void }
}

/** Country and zone as guessed, in one line until somebody wants to change them. */
function Place({ form }: { form: PlaceFields }) {
  const { t, i18n } = useTranslation('setup')
  const { t: clubs } = useTranslation('clubs')
  const [isOpen, setOpen] = useState(false)
  const [country, zone] = [form.at('country'), form.at('time_zone')]
  if (isOpen)
    return (
      <>
        <CountrySelect {...country} />
        <TimeZoneSelect {...zone} />
      </>
    )
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
  const place = country.value === null ? clubs('fields.noCountry') : names.of(country.value)
  return (
    <Text size="sm" c="dimmed">
      {t('place', { place, zone: zone.value })}{' '}
      <Anchor
        component="button"
        type="button"
        size="sm"
        underline="always"
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </Anchor>
    </Text>
  )
}

const NEXT = [
  { name: 'people', icon: IconUserPlus },
  { name: 'squad', icon: IconUsersGroup },
  { name: 'week', icon: IconCalendarPlus },
] as const

/** What does not work yet, what comes after, and who may open this page. */
function Beside() {
  const { t } = useTranslation('setup')
  return (
    <aside className={classes.beside}>
      <NoMail text={t('noMail')} />
      <Title order={2} className={classes.heading ?? ''}>
        {t('after')}
      </Title>
      <ul className={classes.next}>
        {NEXT.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Icon size={20} aria-hidden />
            <span>
              <b>{t(`next.${name}.title`)}</b>
              <Text size="sm" c="dimmed" component="span" display="block">
                {t(`next.${name}.text`)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" className={classes.closes ?? ''}>
        <IconLock size={16} aria-hidden /> {t('closes')}
      </Text>
    </aside>
  )
}
