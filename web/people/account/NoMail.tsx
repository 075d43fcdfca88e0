import { Alert } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSendsMail } from './use-sends-mail.ts'

/** Says that no mail leaves this installation, and what to do instead; nothing where mails do. */
export function NoMail({ text }: { text: string }) {
  const { t } = useTranslation('ui')
  if (useSendsMail()) return null
  return (
    <Alert color="amber" icon={<IconMailOff />} title={t('noMail')}>
      {text}
    </Alert>
  )
}
