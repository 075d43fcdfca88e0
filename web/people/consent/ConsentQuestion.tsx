import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerHealthConsent, type HealthConsent } from '#contract/people/consent.ts'
import { needsGuardian } from '#domain/rules/consent.ts'
import { isDate } from '#domain/time/week.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { DayTextField, TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { notify } from '../../shell/notices.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { ConsentText } from './ConsentText.tsx'
import { keepAnswer } from './keep-answer.ts'

type ConsentQuestionProps = { consent: HealthConsent; onAnswered?: () => unknown }

/** The text and the two answers; below the age of consent the yes is a mail to a guardian. */
export function ConsentQuestion({ consent, onAnswered }: ConsentQuestionProps) {
  const { t } = useTranslation('consent')
  const { timeZone } = useFormat()
  const [today] = useState(() => dayIn(timeZone, serverDate()))
  const { age_of_consent: age, clubs, needs_guardian, state, text_version } = consent
  const asksBirth = needs_guardian === null
  const asksGuardian = (born: string) =>
    needs_guardian ?? (isDate(born) && needsGuardian(born, today, age))
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
