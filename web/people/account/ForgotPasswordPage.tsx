import { Alert } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { forgotPassword } from '#contract/people/account.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { EmailField } from './EmailField.tsx'
import { GuestPage } from './GuestPage.tsx'
import classes from './login.module.css'

/** Asks for a mail to set a new password; whether the address is known is not said. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm(forgotPassword, {
    initial: { email: '' },
    guard: false,
    onSaved: (_, { email }) => setSentTo(email),
  })
  return (
    <GuestPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <Form
        of={form}
        submit={t('forgot.submit')}
        wide
        footer={
          <Link className={classes.link} to={paths.login()}>
            {t('form.toLogin')}
          </Link>
        }
      >
        <div role="status">
          {sentTo !== null && <Alert color="teal">{t('forgot.sent', { email: sentTo })}</Alert>}
        </div>
        <EmailField {...form.at('email')} />
      </Form>
    </GuestPage>
  )
}
