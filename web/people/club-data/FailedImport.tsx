import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** It could not be read or written, for a reason that lies with the server. */
export function FailedImport() {
  const { t } = useTranslation('club-data')
  return (
    <Alert color="red" role="alert" title={t('bringIn.failed')}>
      {t('failedText')}
    </Alert>
  )
}
