import { Alert, Button, Radio, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { register } from '#contract/people/account.ts'
import { api, ApiProblem } from '../../api.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { EmailField } from './EmailField.tsx'
import { GuestPage } from './GuestPage.tsx'
import { LanguageField } from './LanguageField.tsx'
import classes from './login.module.css'
import { NameFields } from './NameFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

type Kind = 'club' | 'individual'
const OWN = [400, 429]
const KINDS = ['club', 'individual'] as const satisfies readonly Kind[]

/** Names, address, password, and what the account is for; what comes next comes by mail. */
export function RegisterPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [entry, setEntry] = useState({ first_name: '', last_name: '', email: '', password: '', account_type: 'club' as Kind })
  const set = (part: Partial<typeof entry>) => setEntry({ ...entry, ...part })
  const leave = useLeaveGuard([entry.first_name, entry.last_name, entry.email].some((text) => text !== ''))
  const attempt = useMutation({
    mutationFn: () => api(register, { body: { ...entry, email: entry.email.trim(), preferred_language: currentLanguage() } }, { own: OWN }),
    onSuccess: () => {
      leave()
      return navigate(paths.signUpSuccess(), { state: { email: entry.email.trim() } })
    },
  })
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  const errors = problem?.errors ?? {}
  return (
    <GuestPage title={t('register.title')} lead={t('register.lead')}>
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
          <Radio.Group
            label={t('register.for')}
            value={entry.account_type}
            onChange={(value) => set({ account_type: value === 'individual' ? 'individual' : 'club' })}
          >
            <Stack gap="sm" mt="xs">
              {KINDS.map((kind) => (
                <Radio key={kind} value={kind} label={t(`register.${kind}`)} description={t(`register.${kind}Hint`)} />
              ))}
            </Stack>
          </Radio.Group>
          <NameFields value={entry} onChange={set} errors={errors} />
          <EmailField value={entry.email} onChange={(email) => set({ email })} error={errors['email']?.[0]} />
          <NewPasswordField value={entry.password} onChange={(password) => set({ password })} error={errors['password']?.[0]} />
          <LanguageField />
          <Button type="submit" fullWidth loading={attempt.isPending}>
            {t('register.submit')}
          </Button>
          <Link className={classes.link} to={paths.login()}>
            {t('register.known')} {t('login.submit')}
          </Link>
        </Stack>
      </form>
    </GuestPage>
  )
}
