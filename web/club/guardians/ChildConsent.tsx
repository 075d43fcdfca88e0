import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  answerChildConsent,
  childConsent,
  childDays,
  type ChildConsent as Consent,
  type ChildDays,
  type OwnChild,
} from '#contract/club/guardians.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { ConsentText } from '../../people/consent/open.ts'
import { notify } from '../../shell/notices.ts'
import { Fold } from '../../ui/Fold.tsx'
import { placeOf, useChildConsent } from './queries.ts'

type ChildConsentProps = { child: OwnChild; consent: ChildDays['consent'] }

/** How consent to health data stands; the guardian of a child too young for it decides here. */
export function ChildConsent({ child, consent: { state, decides } }: ChildConsentProps) {
  const { t } = useTranslation('guardians')
  const [isOpen, setOpen] = useState(false)
  const name = { child: child.first_name }
  const words = state === 'given' || state === 'asked' ? state : 'hidden'
  return (
    <Fold title={t('consent.title')} startsOpen={decides && state === 'asked'}>
      <Stack gap="xs" align="flex-start">
        {decides ? (
          <Text size="sm">{t(`consent.${words}`, name)}</Text>
        ) : (
          <Text size="sm">{t('consent.alone', name)}</Text>
        )}
        {decides && !isOpen && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('consent.decide')}
          </Button>
        )}
        {decides && isOpen && <Deciding child={child} onDone={() => setOpen(false)} />}
      </Stack>
    </Fold>
  )
}

type ConsentAnswer = 'given' | 'declined' | 'withdrawn'

function Deciding({ child, onDone }: { child: OwnChild; onDone: () => void }) {
  const { t } = useTranslation('guardians')
  const asked = useChildConsent(child)
  const consent = asked.data?.data
  const { mutate, isPending } = useMutation({
    mutationFn: ({ answer, text_version }: { answer: ConsentAnswer; text_version: string }) =>
      api(answerChildConsent, { ...placeOf(child), body: { answer, text_version } }),
    onSuccess: async () => {
      notify('success', t('consent.saved'))
      onDone()
      await invalidate(childDays, childConsent)
    },
  })
  if (!consent) return <Waiting for={asked} rows={4} part />
  const { text_version, state, record } = consent
  const say = (answer: ConsentAnswer) => mutate({ answer, text_version })
  const names = { child: child.first_name, club: child.club_name }
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('consent.question', names)}</Text>
      <ConsentText
        child={names.child}
        who={t('consent.who', names)}
        free={t('consent.free', names)}
      />
      <Group gap="sm">
        {state === 'given' ? (
          <Button color="red" loading={isPending} onClick={() => say('withdrawn')}>
            {t('consent.withdraw')}
          </Button>
        ) : (
          <>
            <Button loading={isPending} onClick={() => say('given')}>
              {t('consent.agree')}
            </Button>
            <Button variant="default" disabled={isPending} onClick={() => say('declined')}>
              {t('consent.decline')}
            </Button>
          </>
        )}
      </Group>
      <Record record={record} />
    </Stack>
  )
}

function Record({ record }: Pick<Consent, 'record'>) {
  const { t } = useTranslation('guardians')
  const format = useFormat()
  if (record.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('consent.record')}
      </Text>
      {record.map(({ answer, answered_at, guardian_name: name }) => {
        const words = {
          answer: t(`consent.answers.${answer}`),
          when: format.within.dateTime(answered_at),
        }
        return (
          <Text size="sm" key={answered_at}>
            {name === null ? t('consent.own', words) : t('consent.by', { ...words, name })}
          </Text>
        )
      })}
    </div>
  )
}
