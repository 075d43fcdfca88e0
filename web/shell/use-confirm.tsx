import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { askInModal, closeModal } from './modals.ts'

export type Decision = {
  title: string
  text: string
  /** A verb: "Delete session". */
  confirm: string
  /** Makes the button red, for an act that cannot be undone. */
  dangerous?: boolean
}

/** Asks for one short decision; resolves to true only when the person agrees. */
export function useConfirm(): (decision: Decision) => Promise<boolean> {
  return async (decision) => {
    const agreed = await askInModal<true>((answer) => ({
      title: decision.title,
      size: 'sm',
      content: <Question decision={decision} onAgree={() => answer(true)} />,
    }))
    return agreed !== null
  }
}

function Question({ decision, onAgree }: { decision: Decision; onAgree: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Stack>
      <Text size="sm">{decision.text}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" data-autofocus onClick={closeModal}>
          {t('cancel')}
        </Button>
        <Button {...(decision.dangerous && { color: 'red' })} onClick={onAgree}>
          {decision.confirm}
        </Button>
      </Group>
    </Stack>
  )
}
