import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { openGuardianAccount } from '#contract/club/guardians-links.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths/paths.ts'
import { enterAs, LanguageField, NameFields, NewPasswordField } from '../../people/account/open.ts'
import { forgetTarget } from '../../shell/session-store.ts'

/** The account of a guardian who has none, under the address that was invited. */
export function GuardianAccountForm({ email, code }: { email: string; code: string }) {
  const { t } = useTranslation('guardians')
  const navigate = useNavigate()
  const form = useForm(openGuardianAccount, {
    initial: { first_name: '', last_name: '', password: '' },
    send: async (values, call) => {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const body = { ...values, preferred_language: currentLanguage(), time_zone }
      await enterAs(await call(openGuardianAccount, { params: { code }, body }))
      forgetTarget()
    },
    onSaved: () => navigate(paths.children(), { replace: true }),
  })
  return (
    <Form of={form} submit={t('invitation.create')} wide>
      <Text size="sm">{t('invitation.createFor', { email })}</Text>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NameFields form={form} />
      <NewPasswordField {...form.at('password')} />
      <LanguageField />
    </Form>
  )
}
