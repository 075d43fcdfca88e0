import { useId, useState, type ReactNode } from 'react'
import { Button, Group, Stack, Title } from '@mantine/core'
import { IconDownload, IconTable, IconZoomReset } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import './charts.css'

export type ChartFrameProps = {
  title: string
  /** Names the file as well. */
  onImage: () => void
  onReset?: () => void
  /** The values behind the chart, drawn once asked for. */
  table: ReactNode
  children: ReactNode
}

/** Title and the two ways out of every chart: its values and its picture. */
export function ChartFrame({ title, onImage, onReset, table, children }: ChartFrameProps) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Group gap="xs">
          {onReset && (
            <Button size="xs" variant="subtle" leftSection={<IconZoomReset size={16} />} onClick={onReset}>
              {t('chart.reset')}
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconTable size={16} />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t('table.asTable')}
          </Button>
          <Button size="xs" variant="subtle" leftSection={<IconDownload size={16} />} onClick={onImage}>
            {t('table.asImage')}
          </Button>
        </Group>
      </Group>
      {children}
      <div id={id}>{open && table}</div>
    </Stack>
  )
}
