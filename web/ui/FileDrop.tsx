import { useState, type DragEvent } from 'react'
import { Button, FileButton, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ui.module.css'

export type FileDropProps = {
  onFiles: (files: File[]) => void
  /**
   * What the file dialogue offers first; whatever is dropped is taken, the server decides by
   * content.
   */
  accept?: readonly string[]
  multiple?: boolean
  hint?: string
  busy?: boolean
  disabled?: boolean
}

/** A button for choosing files and a ground for dropping them. */
export function FileDrop({
  onFiles,
  accept,
  multiple = true,
  hint,
  busy = false,
  disabled = false,
}: FileDropProps) {
  const { t } = useTranslation('ui')
  const [over, setOver] = useState(false)
  const closed = disabled || busy

  function take(files: readonly File[]) {
    if (files.length > 0 && !closed) onFiles(multiple ? [...files] : files.slice(0, 1))
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  function hover(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(!closed)
  }
  function leave(event: DragEvent) {
    const into = event.relatedTarget
    if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false)
  }

  return (
    <Stack
      className={classes.drop}
      align="center"
      gap={6}
      data-over={over || undefined}
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={drop}
    >
      <FileButton
        multiple={multiple}
        disabled={closed}
        onChange={(files) => take([files ?? []].flat())}
        {...(accept && { accept: accept.join(',') })}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={busy}
            disabled={closed}
            leftSection={<IconUpload size={18} />}
          >
            {multiple ? t('files.choose') : t('files.chooseOne')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {over ? t('files.release') : t(multiple ? 'files.drop' : 'files.dropOne')}
      </Text>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </Stack>
  )
}
