import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Scope, Session } from '#contract/sessions.ts'
import { AllOfSeries } from './AllOfSeries.tsx'
import { closeModal, modal, openModal } from '../shell/modals.ts'

const SCOPES = ['this', 'following', 'all'] as const

/** `series`: what there is of it now, after parts of it may have gone their own way. */
export type ScopeQuestion = { title: string; series: Session['series']; dangerous?: boolean }

/** Asks which sessions of a series are meant; null when the person thinks again. */
export function useScopeQuestion(): (question: ScopeQuestion) => Promise<Scope | null> {
  return ({ title, series, dangerous = false }) =>
    new Promise((resolve) => {
      const choose = (scope: Scope) => {
        resolve(scope)
        closeModal()
      }
      openModal({ title, size: 'sm', content: <Question series={series} dangerous={dangerous} onChoose={choose} /> })
      const stop = modal.subscribe(() => {
        stop()
        resolve(null)
      })
    })
}

type QuestionProps = Pick<ScopeQuestion, 'series'> & { dangerous: boolean; onChoose: (scope: Scope) => void }

function Question({ series, dangerous, onChoose }: QuestionProps) {
  const { t } = useTranslation('session-form')
  return (
    <Stack>
      <Text size="sm">{t('scope.text')}</Text>
      {SCOPES.map((scope, index) => (
        <Button
          key={scope}
          variant="default"
          {...(dangerous && { color: 'red', variant: 'outline' })}
          {...(index === 0 && { 'data-autofocus': true })}
          onClick={() => onChoose(scope)}
        >
          {scope === 'all' && series ? <AllOfSeries series={series} /> : t(`scope.${scope}`)}
        </Button>
      ))}
      <Button variant="subtle" onClick={closeModal}>
        {t('scope.cancel')}
      </Button>
    </Stack>
  )
}
