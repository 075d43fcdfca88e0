import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { healthConsent, type HealthConsent } from '#contract/people/consent.ts'
import { query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { useAnswer } from './use-answer.ts'

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
  const { answer, busy, message } = useAnswer(version, () => notify('success', t('withdrawn')))
  const ask = async () => {
    const sure = await confirm({
      title: t('withdrawTitle'),
      text: t('withdrawText'),
      confirm: t('withdraw'),
      dangerous: true,
    })
    if (sure) answer({ answer: 'withdrawn' })
  }
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{t('withdrawHint')}</Text>
      <Button variant="outline" color="red" loading={busy} onClick={() => void ask()}>
        {t('withdraw')}
      </Button>
      {message !== null && (
        <Alert color="red" role="alert">
          {message}
        </Alert>
      )}
    </Stack>
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
