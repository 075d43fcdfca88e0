import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { askingToLeave, closeModal, leaveModal, noteTyped, type OpenModal } from './modals.ts'
import { useStore } from './store.ts'
import { usePhone } from '../ui/use-phone.ts'

/**
 * The head is a <header> outside of the page's landmarks: a reader would take it for one more
 * banner.
 */
const PLAIN_HEAD = { header: { role: 'presentation' } }

/** A phone shows all that fits; what says little covers little. */
const EDGES = { xOffset: 8, yOffset: 8 }

export function ModalWindow({ title, content, size = 'md' }: OpenModal) {
  const { t } = useTranslation()
  const phone = usePhone()
  return (
    <Modal
      opened
      onClose={leaveModal}
      title={title}
      size={phone ? '100%' : size}
      {...(phone && EDGES)}
      closeButtonProps={{ 'aria-label': t('close') }}
      attributes={PLAIN_HEAD}
    >
      <div onInput={noteTyped}>{content}</div>
      <BackQuestion />
    </Modal>
  )
}

/** Asks above the modal, which stays as it is until the person has decided. */
function BackQuestion() {
  const { t } = useTranslation()
  const { t: ui } = useTranslation('ui')
  const asking = useStore(askingToLeave)
  const stay = () => askingToLeave.set(false)
  return (
    <Modal
      opened={asking}
      onClose={stay}
      title={t('unsaved.title')}
      size="sm"
      closeButtonProps={{ 'aria-label': t('close') }}
      attributes={PLAIN_HEAD}
    >
      <Stack>
        <Text size="sm">{t('unsaved.text')}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={stay}>
            {ui('cancel')}
          </Button>
          <Button color="red" onClick={closeModal}>
            {t('unsaved.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
