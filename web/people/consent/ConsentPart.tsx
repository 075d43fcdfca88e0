import { Alert, Stack, Text, Title, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerHealthConsent, healthConsent, type HealthConsent } from '#contract/people/consent.ts'
import { needsGuardian } from '#domain/rules/consent.ts'
import { isDate } from '#domain/time/week.ts'
import type { Reply } from '#contract/endpoint.ts'
import { privacySettings } from '#contract/people/privacy.ts'
import { query, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { DayTextField, TextField } from '../../form/TextFields.tsx'
import { notify } from '../../shell/notices.ts'
import { queryClient } from '../../api/query-client.ts'
import { refreshMe } from '../../shell/viewer.ts'
import { ConsentText } from './ConsentText.tsx'

/** Shows how the consent stands after an answer, and fetches again what follows from it. */
async function keepAnswer(reply: Reply<typeof answerHealthConsent>): Promise<void> {
  queryClient.setQueryData(query(healthConsent).queryKey, reply)
  await Promise.all([refreshMe(), invalidate(privacySettings)])
}

type ConsentQuestionProps = { consent: HealthConsent; onAnswered?: () => unknown }

/** The text and the two answers; below the age of consent the yes is a mail to a guardian. */
function ConsentQuestion({ consent, onAnswered }: ConsentQuestionProps) {
  const { t } = useTranslation('consent')
  const { age_of_consent: age, clubs, day, needs_guardian, state, text_version } = consent
  const asksBirth = needs_guardian === null
  const asksGuardian = (born: string) =>
    needs_guardian ?? (isDate(born) && needsGuardian(born, day, age))
  const form = useForm(answerHealthConsent, {
    initial: { answer: 'given', date_of_birth: '', guardian: '' },
    send: ({ answer, date_of_birth, guardian }, call) => {
      const needed = answer === 'given' && {
        ...(asksBirth && date_of_birth !== '' && { date_of_birth }),
        ...(asksGuardian(date_of_birth) &&
          guardian.trim() !== '' && { guardian_email: guardian.trim() }),
      }
      return call(answerHealthConsent, { body: { answer, text_version, ...needed } })
    },
    onSaved: async (reply, { guardian }) => {
      await keepAnswer(reply)
      const now = reply.data.state
      if (now === 'given') notify('success', t('thanks'))
      else notify('info', now === 'asked' ? t('sent', { email: guardian }) : t('declined'))
      await onAnswered?.()
    },
    guard: false,
  })
  const decline = state !== 'declined' && state !== 'withdrawn' && (
    <Button
      variant="default"
      disabled={form.pending}
      onClick={() => form.submit({ answer: 'declined', date_of_birth: '' })}
    >
      {t('decline')}
    </Button>
  )
  const asksNow = asksGuardian(form.values.date_of_birth)
  return (
    <Stack gap="md" maw={640}>
      <ConsentText who={t('whoText')} clubs={clubs} free={t('freeText')} />
      <Form of={form} submit={asksNow ? t('ask') : t('agree')} beside={decline}>
        {asksBirth && (
          <DayTextField
            {...form.at('date_of_birth')}
            label={t('born')}
            description={t('bornHint', { age })}
            required
            withAsterisk={false}
            maw={320}
          />
        )}
        {asksNow && (
          <TextField
            {...form.at('guardian')}
            type="email"
            label={t('guardian')}
            description={t('guardianHint', { age })}
            required
            withAsterisk={false}
            maxLength={254}
            maw={460}
            error={form.errorAt('guardian_email')}
          />
        )}
      </Form>
    </Stack>
  )
}

/**
 * Shows the state of one's consent, the answer that can be given now, and the record of all
 * answers.
 */
export function ConsentPart({ onAnswered }: { onAnswered?: () => unknown }) {
  const { t } = useTranslation('consent')
  const asked = useQuery(query(healthConsent))
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={5} part />
  const consent = data.data
  const email = consent.record[0]?.guardian_email ?? ''
  return (
    <Stack gap="lg" maw={640}>
      <Alert color={consent.state === 'given' ? 'teal' : 'gray'}>
        {t(`states.${consent.state}`, { email })}
      </Alert>
      {consent.state === 'given' ? (
        <Withdraw version={consent.text_version} />
      ) : (
        <ConsentQuestion consent={consent} {...(onAnswered && { onAnswered })} />
      )}
      <Record record={consent.record} />
    </Stack>
  )
}

function Withdraw({ version }: { version: string }) {
  const { t } = useTranslation('consent')
  const confirm = useConfirm()
  const form = useForm(answerHealthConsent, {
    initial: {},
    send: (_, call) =>
      call(answerHealthConsent, { body: { answer: 'withdrawn', text_version: version } }),
    ask: () =>
      confirm({
        title: t('withdrawTitle'),
        text: t('withdrawText'),
        confirm: t('withdraw'),
        dangerous: true,
      }),
    saved: t('withdrawn'),
    onSaved: keepAnswer,
  })
  return (
    <Form of={form} submit={t('withdraw')} danger gap="sm">
      <Text size="sm">{t('withdrawHint')}</Text>
    </Form>
  )
}

function Record({ record }: Pick<HealthConsent, 'record'>) {
  const { t } = useTranslation('consent')
  const format = useFormat()
  if (record.length === 0) return null
  return (
    <section>
      <Title order={3} size="h5">
        {t('record')}
      </Title>
      <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
        {record.map(({ answer, answered_at, guardian_name }) => (
          <Text component="li" size="sm" key={answered_at}>
            {[
              t(`answers.${answer}`),
              ...(guardian_name === null ? [] : [t('recordBy', { name: guardian_name })]),
            ].join(' ')}{' '}
            · <span title={format.dateTimeExact(answered_at)}>{format.dateTime(answered_at)}</span>
          </Text>
        ))}
      </Stack>
    </section>
  )
}
