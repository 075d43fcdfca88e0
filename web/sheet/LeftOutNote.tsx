import { Alert, Text } from '@mantine/core'
import { IconClipboardX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sentences } from '../format/punctuation.ts'
import { useShortList } from '../ui/use-short-list.ts'
import type { LeftOut } from './place-block.ts'
import classes from './sheet.module.css'
import ui from '../ui/ui.module.css'

/** What of a pasted block was not entered, until it is put away or the next block is pasted. */
export function LeftOutNote({ leftOut, onClose }: { leftOut: LeftOut; onClose: () => void }) {
  const { t } = useTranslation('sheet')
  const counted = (['lines', 'columns', 'cells', 'names', 'twice', 'heads'] as const)
    .filter((kind) => leftOut[kind] > 0)
    .map((kind) => t(`leftOut.${kind}`, { count: leftOut[kind] }))
  const shortList = useShortList()
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
      <Text size="sm">{sentences(counted)}</Text>
      <Text size="sm" className={ui.tabular}>
        {shortList(leftOut.texts)}
      </Text>
    </Alert>
  )
}
