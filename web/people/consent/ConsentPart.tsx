import { Alert, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerHealthConsent, healthConsent, type HealthConsent } from '#contract/people/consent.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { keepAnswer } from './keep-answer.ts'

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
