import { useId, useState, type ReactNode } from 'react'
import { ActionIcon, Button, Group, Stack, Title } from '@mantine/core'
import { IconDownload, IconFileTypeSvg, IconTable, IconZoomReset } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../use-phone.ts'

export type ChartFrameProps = {
  title: string
  /** Names the file as well. */
  onImage: () => void
  /** The same as lines, where it can be drawn so. */
  onSvg?: () => Promise<void>
  onReset?: () => void
  /** The values behind the chart, drawn once asked for. */
  table: ReactNode
  children: ReactNode
}

/** Title and the two ways out of every chart: its values and its picture. */
export function ChartFrame({ title, onImage, onSvg, onReset, table, children }: ChartFrameProps) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Stack gap="xs" role="group" aria-label={title}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Group gap={4}>
          {onReset && (
            <FrameAction label={t('chart.reset')} Icon={IconZoomReset} onClick={onReset} />
          )}
          <FrameAction
            label={t('table.asTable')}
            Icon={IconTable}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
          <FrameAction label={t('table.asImage')} Icon={IconDownload} onClick={onImage} />
          {onSvg && (
            <FrameAction
              label={t('table.asSvg')}
              Icon={IconFileTypeSvg}
              onClick={() => void onSvg()}
            />
          )}
        </Group>
      </Group>
      {children}
      <div id={id}>{open && table}</div>
    </Stack>
  )
}

type FrameActionProps = {
  label: string
  Icon: typeof IconTable
  onClick: () => void
  'aria-expanded'?: boolean
  'aria-controls'?: string
}

function FrameAction({ label, Icon, ...button }: FrameActionProps) {
  if (usePhone()) {
    return (
      <ActionIcon {...button} variant="subtle" size={44} aria-label={label} title={label}>
        <Icon size={20} />
      </ActionIcon>
    )
  }
  return (
    <Button {...button} size="xs" variant="subtle" leftSection={<Icon size={16} />}>
      {label}
    </Button>
  )
}
