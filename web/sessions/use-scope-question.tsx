import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Scope } from '#contract/sessions.ts'
import { closeModal, modal, openModal } from '../shell/modals.ts'

const SCOPES = ['this', 'following', 'all'] as const

/** Asks which sessions of a series are meant; null when the person thinks again. */
export function useScopeQuestion(): (question: { title: string; dangerous?: boolean }) => Promise<Scope | null> {
  return ({ title, dangerous = false }) =>
    new Promise((resolve) => {
      const choose = (scope: Scope) => {
        resolve(scope)
        closeModal()
      }
      openModal({ title, size: 'sm', content: <Question dangerous={dangerous} onChoose={choose} /> })
      const stop = modal.subscribe(() => {
        stop()
        resolve(null)
      })
    })
}

function Question({ dangerous, onChoose }: { dangerous: boolean; onChoose: (scope: Scope) => void }) {
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
          {t(`scope.${scope}`)}
        </Button>
      ))}
      <Button variant="subtle" onClick={closeModal}>
        {t('scope.cancel')}
      </Button>
    </Stack>
  )
}
