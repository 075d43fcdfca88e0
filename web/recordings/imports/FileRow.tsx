import { Group, Progress, Stack, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCheck,
  IconFile,
  IconHelpCircle,
  IconLoader2,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../format/format.ts'
import classes from './imports.module.css'
import ui from '../../ui/ui.module.css'
import { colon } from '../../format/punctuation.ts'

export type FileLook = 'moving' | 'done' | 'asking' | 'failed'

const ICONS: Record<FileLook, Icon> = {
  moving: IconLoader2,
  done: IconCheck,
  asking: IconHelpCircle,
  failed: IconAlertTriangle,
}

type FileRowProps = {
  name: string
  /** Bytes. */
  size: number
  look: FileLook
  state: string
  /** The progress from 0 to 1, while something moves. */
  share?: number
  person?: string
  action?: ReactNode
  children?: ReactNode
}

/** Shows a file, its progress, and its outcome. */
export function FileRow({
  name,
  size,
  look,
  state,
  share,
  person,
  action,
  children,
}: FileRowProps) {
  const format = useFormat()
  const Mark = ICONS[look]
  const words = share === undefined ? state : `${state} ${format.percent(100 * share)}`
  return (
    <li className={classes.file}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <IconFile size={22} aria-hidden className={classes.fileIcon} />
        <Stack gap={6} flex={1} miw={0}>
          <Group justify="space-between" gap="xs">
            <Text
              fw={500}
              className={classes.fileName}
              {...(look === 'asking' && { 'data-place': 'asking', tabIndex: -1 })}
            >
              {name}
            </Text>
            <Group gap={6} wrap="nowrap" className={classes.state} data-look={look} role="status">
              <Mark size={16} aria-hidden />
              <Text span size="sm" className={ui.tabular}>
                {words}
              </Text>
            </Group>
          </Group>
          <Text size="sm" c="dimmed">
            {[person, format.bytes(size)].filter(Boolean).join(' · ')}
          </Text>
          {share !== undefined && (
            <Progress value={100 * share} size="sm" aria-label={`${name}${colon()}${state}`} />
          )}
          {children}
        </Stack>
        {action}
      </Group>
    </li>
  )
}
