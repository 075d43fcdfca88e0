import { Alert, Progress, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clubImports, startClubImport } from '#contract/people/club-data-imports.ts'
import { invalidate } from '../../api/api.ts'
import { upload } from '../../api/upload.ts'
import { useFormat } from '../../format/format.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'

/** Takes the file of an export and sends it to the server. */
export function SendArchive() {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const [share, setShare] = useState(0)
  const send = useMutation({
    mutationFn: (file: File) => upload(startClubImport, { upload: {}, file }, setShare),
    onMutate: () => setShare(0),
    onSettled: () => invalidate(clubImports),
    // What is wrong stands at the place where the file was chosen.
    onError: () => {},
  })
  return (
    <Stack gap="sm">
      <FileDrop
        multiple={false}
        accept={['.zip']}
        hint={t('bringIn.hint')}
        busy={send.isPending}
        onFiles={([file]) => file && send.mutate(file)}
      />
      {send.isPending && (
        <div>
          <Progress value={share * 100} aria-label={t('bringIn.sending')} />
          <Text size="sm" c="dimmed" mt={4} role="status">
            {t('bringIn.sending')} {format.percent(share * 100)}
          </Text>
        </div>
      )}
      {send.error && (
        <Alert color="red" role="alert">
          {send.error.message}
        </Alert>
      )}
    </Stack>
  )
}
