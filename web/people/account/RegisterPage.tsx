import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { register } from '#contract/people/account.ts'
import { RadioField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { EmailField } from './EmailField.tsx'
import { GuestPage } from './GuestPage.tsx'
import { LanguageField } from './LanguageField.tsx'
import classes from './login.module.css'
import { NameFields } from './NameFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

const KINDS = ['club', 'individual'] as const

/** Names, address, password, and what the account is for; what comes next comes by mail. */
export function RegisterPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(register, {
    initial: { first_name: '', last_name: '', email: '', password: '', account_type: 'club' },
    send: (values, call) =>
      call(register, { body: { ...values, preferred_language: currentLanguage() } }),
    onSaved: (_, { email }) => navigate(paths.signUpSuccess(), { state: { email } }),
  })
  return (
    <GuestPage title={t('register.title')} lead={t('register.lead')}>
      <Form
        of={form}
        submit={t('register.submit')}
        wide
        footer={
          <Link className={classes.link} to={paths.login()}>
            {t('register.known')} {t('login.submit')}
          </Link>
        }
      >
        <RadioField
          {...form.at('account_type')}
          label={t('register.for')}
          choices={KINDS.map((value) => ({
            value,
            label: t(`register.${value}`),
            description: t(`register.${value}Hint`),
          }))}
        />
        <NameFields form={form} />
        <EmailField {...form.at('email')} />
        <NewPasswordField {...form.at('password')} />
        <LanguageField />
      </Form>
    </GuestPage>
  )
}
