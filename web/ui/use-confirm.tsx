import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'

export type Decision = {
  title: string
  text: string
  /** A verb: "Delete session". */
  confirm: string
  /** Red button, for what cannot be taken back. */
  dangerous?: boolean
}

/** Asks for one short decision; resolves to true only when the person agrees. */
export function useConfirm(): (decision: Decision) => Promise<boolean> {
  const { t } = useTranslation('ui')
  return ({ title, text, confirm, dangerous = false }) =>
    new Promise((resolve) => {
      modals.openConfirmModal({
        title,
        children: <Text size="sm">{text}</Text>,
        labels: { confirm, cancel: t('cancel') },
        closeButtonProps: { 'aria-label': t('close') },
        ...(dangerous && { confirmProps: { color: 'red' } }),
        onConfirm: () => resolve(true),
        onClose: () => resolve(false),
      })
    })
}
