import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HealthConsent } from '#contract/people/consent.ts'
import { needsGuardian } from '#domain/rules/consent.ts'
import { isDate } from '#domain/time/week.ts'
import { useFormat } from '../../format.ts'
import { notify } from '../../shell/notices.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { ConsentText } from './ConsentText.tsx'
import { useAnswer } from './use-answer.ts'

type Props = { consent: HealthConsent; onAnswered?: () => unknown }

/** The text and the two answers; below the age of consent the yes is a mail to a guardian. */
export function ConsentQuestion({ consent, onAnswered }: Props) {
  const { t } = useTranslation('consent')
  const { timeZone } = useFormat()
  const [today] = useState(() => dayIn(timeZone, new Date()))
  const [born, setBorn] = useState('')
  const [guardian, setGuardian] = useState('')
  const { age_of_consent: age, clubs, needs_guardian, state, text_version } = consent
  const asksBirth = needs_guardian === null
  const asksGuardian = needs_guardian ?? (isDate(born) && needsGuardian(born, today, age))
  const { answer, busy, errorAt, message } = useAnswer(text_version, async (now) => {
    if (now.state === 'given') notify('success', t('thanks'))
    else notify('info', now.state === 'asked' ? t('sent', { email: guardian }) : t('declined'))
    await onAnswered?.()
  })
  const agree = () =>
    answer({
      answer: 'given',
      ...(asksBirth && born !== '' && { date_of_birth: born }),
      ...(asksGuardian && { guardian_email: guardian.trim() }),
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        agree()
      }}
    >
      <Stack gap="md" maw={640}>
        <ConsentText who={t('whoText')} clubs={clubs} free={t('freeText')} />
        {asksBirth && (
          <TextInput
            type="date"
            label={t('born')}
            description={t('bornHint', { age })}
            required
            withAsterisk={false}
            maw={320}
            value={born}
            error={errorAt('date_of_birth')}
            onChange={(event) => setBorn(event.currentTarget.value)}
          />
        )}
        {asksGuardian && (
          <TextInput
            type="email"
            label={t('guardian')}
            description={t('guardianHint', { age })}
            required
            withAsterisk={false}
            maxLength={254}
            maw={460}
            value={guardian}
            error={errorAt('guardian_email')}
            onChange={(event) => setGuardian(event.currentTarget.value)}
          />
        )}
        {message !== null && (
          <Alert color="red" role="alert">
            {message}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            {asksGuardian ? t('ask') : t('agree')}
          </Button>
          {state !== 'declined' && state !== 'withdrawn' && (
            <Button
              variant="default"
              disabled={busy}
              onClick={() => answer({ answer: 'declined' })}
            >
              {t('decline')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
