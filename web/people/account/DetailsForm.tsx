import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { accountDetails, getUserData } from '#contract/people/account.ts'
import { api } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths/paths.ts'
import { activationPlace, type ActivationUser } from './activation-place.ts'
import { GuestPage } from './GuestPage.tsx'
import { LanguageField } from './LanguageField.tsx'
import { NameFields } from './NameFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { forgetTarget } from '../../shell/session-store.ts'
import { enterAs } from './sign-in.ts'

type DetailsFormProps = { user: ActivationUser; code: string }

/**
 * The first step of an activation. The password is set only here, by the person who received the
 * mail.
 */
export function DetailsForm({ user, code }: DetailsFormProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(accountDetails, {
    initial: { first_name: user.first_name, last_name: user.last_name, password: '' },
    send: async (values, call) => {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const body = {
        id: user.id,
        activation_code: code,
        ...values,
        preferred_language: currentLanguage(),
        time_zone,
      }
      await enterAs(await call(accountDetails, { body }))
      const { data } = await api(getUserData, { params: { code }, query: {} })
      forgetTarget()
      return activationPlace(data, code) ?? paths.activateFinal(code)
    },
    onSaved: (place) => navigate(place, { replace: true }),
  })
  const title = user.first_name
    ? t('activate.title', { name: user.first_name })
    : t('activate.nameless')
  return (
    <GuestPage title={title} lead={<Lead user={user} />}>
      <Form of={form} submit={t('activate.submit')} wide>
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        {user.join === null && <NameFields form={form} />}
        <NewPasswordField {...form.at('password')} />
        {user.join === null && <LanguageField />}
      </Form>
    </GuestPage>
  )
}

/** Says what saving does, and of which club the link was that the person came by. */
function Lead({ user: { email, join } }: Pick<DetailsFormProps, 'user'>) {
  const { t } = useTranslation('account')
  if (join === null) return t('activate.lead', { email })
  if (join.club_name === null) return t('activate.joinNowhere')
  return t(join.ended ? 'activate.joinEnded' : 'activate.join', { email, club: join.club_name })
}
