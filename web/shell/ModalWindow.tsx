import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { closeModal, type OpenModal } from './modals.ts'
import { usePhone } from '../ui/use-phone.ts'

export function ModalWindow({ title, content, size = 'md' }: OpenModal) {
  const { t } = useTranslation()
  const phone = usePhone()
  return (
    <Modal
      opened
      onClose={closeModal}
      title={title}
      size={size}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': t('close') }}
      // The head is a <header> outside of the page's landmarks: a reader would take it for one more banner.
      attributes={{ header: { role: 'presentation' } }}
    >
      {content}
    </Modal>
  )
}
