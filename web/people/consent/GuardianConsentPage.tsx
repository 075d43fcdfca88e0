import { Button, Stack, Text, Title } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import {
  answerAsGuardian,
  guardianQuestion,
  type GuardianQuestion,
} from '#contract/people/consent.ts'
import { offerGuardianAccount } from '#contract/club/guardians-links.ts'
import { GuestPage } from '../account/open.ts'
import { query, api } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { queryClient } from '../../api/query-client.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { ConsentText } from './ConsentText.tsx'

/** Offers an account to a guardian who has agreed; its invitation comes to the same address. */
function OfferAccount({ code, child }: { code: string; child: string }) {
  const { t } = useTranslation('consent')
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api(offerGuardianAccount, { params: { code } }),
  })
  return (
    <Stack gap="xs" component="section" align="flex-start">
      <Title order={2} size="h5">
        {t('forGuardian.account.title')}
      </Title>
      <Text size="sm">{t('forGuardian.account.text', { child })}</Text>
      {isSuccess ? (
        <Text role="status">{t('forGuardian.account.sent')}</Text>
      ) : (
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('forGuardian.account.send')}
        </Button>
      )}
    </Stack>
  )
}

const OWN = [400, 404, 409, 429]

/** Where the mail to a parent or guardian leads; opening it answers nothing. */
export function GuardianConsentPage() {
  const { t } = useTranslation('consent')
  const { code = '' } = useParams()
  const asked = query(guardianQuestion, { params: { code } }, { own: OWN })
  const found = useQuery({ ...asked, retry: false, staleTime: 0 })
  const { data, error } = found
  if (error instanceof ApiProblem && OWN.includes(error.status))
    return (
      <GuestPage title={t('forGuardian.broken')} lead={error.message} state="error">
        {null}
      </GuestPage>
    )
  if (!data)
    return (
      <GuestPage title={t('title')}>
        <Waiting for={found} rows={5} />
      </GuestPage>
    )
  return <Standing question={data.data} code={code} />
}

function Standing({ question, code }: { question: GuardianQuestion; code: string }) {
  const { t } = useTranslation('consent')
  const { child, state } = question
  if (state === 'expired')
    return (
      <GuestPage title={t('forGuardian.expired')} lead={t('forGuardian.expiredText', { child })}>
        {null}
      </GuestPage>
    )
  if (state === 'used')
    return (
      <GuestPage title={t('forGuardian.no')} lead={t('forGuardian.noText', { child })}>
        {null}
      </GuestPage>
    )
  return <Question question={question} code={code} />
}

/** Shows the question, or after a yes the button to withdraw it. */
function Question({ question, code }: { question: GuardianQuestion; code: string }) {
  const { t } = useTranslation('consent')
  const { child, clubs, state, text_version } = question
  const answered = state === 'answered'
  const form = useForm(answerAsGuardian, {
    initial: { name: '', declines: false },
    send: ({ name, declines }, call) => {
      const agrees = !answered && !declines
      return call(answerAsGuardian, { params: { code }, body: { agrees, name, text_version } })
    },
    own: OWN,
    onSaved: (reply, _, { reset }) => {
      const asked = query(guardianQuestion, { params: { code } }, { own: OWN })
      queryClient.setQueryData(asked.queryKey, reply)
      reset()
    },
    guard: false,
  })
  const decline = !answered && (
    <Button
      variant="default"
      disabled={form.values.name.trim() === '' || form.pending}
      onClick={() => form.submit({ declines: true })}
    >
      {t('forGuardian.decline')}
    </Button>
  )
  return (
    <GuestPage
      title={answered ? t('forGuardian.agreed', { child }) : t('forGuardian.title', { child })}
      lead={answered ? t('forGuardian.agreedText') : t('forGuardian.lead', { child })}
    >
      <Stack gap="md">
        {!answered && (
          <ConsentText
            child={child}
            who={t('forGuardian.whoText', {
              child,
              clubs: clubs.join(listSeparator()) || 'Slipway',
            })}
            free={t('forGuardian.freeText', { child })}
          />
        )}
        <Form
          of={form}
          submit={answered ? t('forGuardian.withdraw') : t('forGuardian.agree')}
          beside={decline}
          danger={answered}
        >
          <TextField
            {...form.at('name')}
            label={t('forGuardian.name')}
            autoComplete="name"
            withAsterisk={false}
          />
        </Form>
        {answered && <OfferAccount code={code} child={child} />}
        <Text size="xs" c="dimmed">
          {text_version}
        </Text>
      </Stack>
    </GuestPage>
  )
}
