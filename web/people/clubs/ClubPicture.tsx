import { Alert, Button, Group, Stack, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteLogo, getClub, uploadLogo, type ClubSettings } from '#contract/people/clubs.ts'
import { api, invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { notify } from '../../shell/notices.ts'
import { refreshClubs } from '../../shell/viewer.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { ClubLogo } from './ClubLogo.tsx'

const OWN = [400, 413, 415, 422]
const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** The picture of the club; it is saved as soon as it is chosen. */
export function ClubPicture({ club }: { club: ClubSettings }) {
  const { t } = useTranslation('clubs')
  const params = { id: club.id }
  const fresh = () => Promise.all([invalidate(getClub), refreshClubs()])
  const save = useMutation({
    mutationFn: (file: File) => api(uploadLogo, { params, upload: {}, file }, { own: OWN }),
    onSuccess: async () => {
      notify('success', t('logo.saved'))
      await fresh()
    },
  })
  const remove = useMutation({
    mutationFn: () => api(deleteLogo, { params }),
    onSuccess: async () => {
      notify('success', t('logo.removed'))
      await fresh()
    },
  })
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h4">
        {t('logo.title')}
      </Title>
      {save.error instanceof ApiProblem && (
        <Alert color="red" role="alert">
          {save.error.message}
        </Alert>
      )}
      <Group gap="lg" align="center">
        <ClubLogo
          clubId={club.id}
          logo={club.logo}
          alt={t('logo.alt', { club: club.name })}
          size={96}
        />
        <FileDrop
          multiple={false}
          accept={KINDS}
          hint={t('logo.hint')}
          busy={save.isPending}
          onFiles={([file]) => file && save.mutate(file)}
        />
        {club.logo !== null && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} />}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('logo.remove')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
