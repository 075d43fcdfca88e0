import { CloseButton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RECORDING_ENDINGS } from '#domain/constants/recording-files.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FileRow } from './FileRow.tsx'
import { ReceivedFile } from './ImportRow.tsx'
import classes from './imports.module.css'
import type { Upload } from './upload-queue.ts'
import { colon } from '../../format/punctuation.ts'

type UploadsProps = {
  uploads: readonly Upload[]
  onFiles: (files: File[]) => void
  onRemove: (key: string) => void
  sessionId?: number
  disabled?: boolean
  hint?: string
}

/** The ground files are dropped on, and what became of those dropped since the page was opened. */
export function Uploads({
  uploads,
  onFiles,
  onRemove,
  sessionId,
  disabled = false,
  hint,
}: UploadsProps) {
  const { t } = useTranslation('imports')
  return (
    <Stack gap="md">
      <FileDrop
        accept={RECORDING_ENDINGS}
        hint={hint ?? t('hint')}
        onFiles={onFiles}
        disabled={disabled}
      />
      {uploads.length > 0 && (
        <section aria-label={t('uploading')}>
          <Title order={2}>{t('uploading')}</Title>
          <ul className={classes.files}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRemove={onRemove}
                {...(sessionId !== undefined && { sessionId })}
              />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

type UploadRowProps = { upload: Upload; onRemove: (key: string) => void; sessionId?: number }

function UploadRow({ upload: { key, name, size, step }, onRemove, sessionId }: UploadRowProps) {
  const { t } = useTranslation('imports')
  const file = { name, size }
  switch (step.at) {
    case 'waiting':
      return <FileRow {...file} look="moving" state={t('states.waiting')} />
    case 'sending':
      return <FileRow {...file} look="moving" state={t('states.sending')} share={step.share} />
    case 'paused':
      return (
        <FileRow {...file} look="asking" state={t('states.paused')} share={step.share}>
          <Text size="sm" role="status">
            {t('resume.going')}
          </Text>
        </FileRow>
      )
    case 'received':
      return (
        <ReceivedFile
          {...file}
          id={step.importId}
          duplicate={step.duplicate}
          {...(sessionId !== undefined && { sessionId })}
        />
      )
    case 'refused':
      return (
        <FileRow
          {...file}
          look="failed"
          state={t('states.refused')}
          action={
            <CloseButton
              size={44}
              aria-label={`${t('remove')}${colon()}${name}`}
              onClick={() => onRemove(key)}
            />
          }
        >
          <Text size="sm" role="alert">
            {step.message}
          </Text>
        </FileRow>
      )
  }
}
