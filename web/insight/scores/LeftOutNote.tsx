import { Alert, Text } from '@mantine/core'
import { IconClipboardX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LeftOut } from './paste-block.ts'
import classes from './scores.module.css'
import ui from '../../ui/ui.module.css'

/** As many as one reads; the clipboard still has them all. */
const NAMED = 8

/** What of a pasted block was not entered, until it is put away or the next block is pasted. */
export function LeftOutNote({ leftOut, onClose }: { leftOut: LeftOut; onClose: () => void }) {
  const { t } = useTranslation('scores')
  const counted = (['lines', 'columns', 'cells'] as const)
    .filter((kind) => leftOut[kind] > 0)
    .map((kind) => t(`leftOut.${kind}`, { count: leftOut[kind] }))
  const more = leftOut.texts.length > NAMED ? ' …' : ''
  return (
    <Alert
      className={classes.leftOut ?? ''}
      color="amber"
      role="alert"
      icon={<IconClipboardX />}
      title={t('leftOut.title')}
      withCloseButton
      closeButtonLabel={t('leftOut.close')}
      onClose={onClose}
    >
      <Text size="sm">{counted.join(' ')}</Text>
      <Text size="sm" className={ui.tabular}>
        {leftOut.texts.slice(0, NAMED).join(' · ') + more}
      </Text>
    </Alert>
  )
}
