import { useState, type ReactNode } from 'react'
import { ActionIcon, Group, Menu, Stack, Text, Title } from '@mantine/core'
import {
  IconDots,
  IconDownload,
  IconFileTypeSvg,
  IconTable,
  IconZoomReset,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export type ChartFrameProps = {
  title: string
  /** What is measured, beside the title: "hours a week", "/500 m, faster is up". */
  unit?: string
  /** Names the file as well. */
  onImage: () => void
  /** The same as lines, where it can be drawn so. */
  onSvg?: () => Promise<void>
  onReset?: () => void
  /** The values behind the chart, drawn once asked for. */
  table: ReactNode
  children: ReactNode
}

/** Title and the ways out of every chart: its values and its picture. */
export function ChartFrame({
  title,
  unit,
  onImage,
  onSvg,
  onReset,
  table,
  children,
}: ChartFrameProps) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="xs" role="group" aria-label={title}>
      <Group justify="space-between" gap="xs">
        <Group gap={8} align="baseline">
          <Title order={2}>{title}</Title>
          {unit && (
            <Text span fz={13} c="dimmed">
              {unit}
            </Text>
          )}
        </Group>
        <Group gap={4}>
          {onReset && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={t('chart.reset')}
              title={t('chart.reset')}
              onClick={onReset}
            >
              <IconZoomReset size={18} />
            </ActionIcon>
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={t('chart.actions', { chart: title })}
                title={t('actions')}
              >
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconTable size={18} />} onClick={() => setOpen(!open)}>
                {t(open ? 'table.asPicture' : 'table.asTable')}
              </Menu.Item>
              <Menu.Item leftSection={<IconDownload size={18} />} onClick={onImage}>
                {t('table.asImage')}
              </Menu.Item>
              {onSvg && (
                <Menu.Item leftSection={<IconFileTypeSvg size={18} />} onClick={() => void onSvg()}>
                  {t('table.asSvg')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Group>
      {children}
      {open && table}
    </Stack>
  )
}
