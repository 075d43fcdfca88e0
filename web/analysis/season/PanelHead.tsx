import { ActionIcon, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './season.module.css'

type PanelHeadProps = { title: string; onClose: () => void }

/** The head of what stands beside the picture and is not stored yet. */
export function PanelHead({ title, onClose }: PanelHeadProps) {
  const { t } = useTranslation('season')
  return (
    <div className={classes.panelHead}>
      <Title order={2} size="h5">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {t('propose.unsaved')}
      </Text>
      <span className={classes.space} />
      <ActionIcon variant="subtle" color="gray" aria-label={t('week.close')} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  )
}
