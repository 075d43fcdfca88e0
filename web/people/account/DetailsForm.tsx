import { Alert, Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { accountDetails, getUserData } from '#contract/people/account.ts'
import { api, ApiProblem } from '../../api.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { activationPlace, type ActivationUser } from './activation-place.ts'
import { GuestPage } from './GuestPage.tsx'
import { LanguageField } from './LanguageField.tsx'
import { NameFields } from './NameFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { enterAs } from './sign-in.ts'

type Props = { user: ActivationUser; code: string }
type Entry = { first_name: string; last_name: string; password: string }

/** Opens the account, signs in, and says where it goes on. */
async function openAccount({ id }: ActivationUser, code: string, entry: Entry): Promise<string> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body = { id, activation_code: code, ...entry, preferred_language: currentLanguage(), time_zone }
  await enterAs(await api(accountDetails, { body }, { own: [400] }))
  const { data } = await api(getUserData, { params: { code }, query: {} })
  return activationPlace(data, code) ?? paths.activateFinal(code)
}

/** The first step of an activation. The password is set here, by whoever got the mail, and nowhere before. */
export function DetailsForm({ user, code }: Props) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const [entry, setEntry] = useState({ first_name: user.first_name, last_name: user.last_name, password: '' })
  const set = (part: Partial<Entry>) => setEntry({ ...entry, ...part })
  const leave = useLeaveGuard(entry.password !== '')
  const attempt = useMutation({
    mutationFn: () => openAccount(user, code, entry),
    onSuccess: (place) => {
      leave()
      return navigate(place, { replace: true })
    },
  })
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  const title = user.first_name ? t('activate.title', { name: user.first_name }) : t('activate.nameless')
  return (
    <GuestPage title={title} lead={t('activate.lead', { email: user.email })}>
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
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          <NameFields value={entry} onChange={set} errors={problem?.errors ?? {}} />
          <NewPasswordField value={entry.password} onChange={(password) => set({ password })} error={problem?.errors['password']?.[0]} />
          <LanguageField />
          <Button type="submit" fullWidth loading={attempt.isPending}>
            {t('activate.submit')}
          </Button>
        </Stack>
      </form>
    </GuestPage>
  )
}
