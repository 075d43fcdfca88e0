import { Alert, Button, Group, Stack, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  challenge as readChallenge,
  challenges,
  type ChallengeDetail,
} from '#contract/club/challenges.ts'
import {
  deleteChallengePicture,
  uploadChallengePicture,
} from '#contract/club/challenges-organising.ts'
import { api, invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { notify } from '../../shell/notices.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { ChallengePicture } from './ChallengePicture.tsx'

const OWN = [400, 413, 415, 422]
const FILES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** The pictures of a challenge; each is saved as soon as it is chosen. */
export function ChallengePictures({ challenge }: { challenge: ChallengeDetail }) {
  const { t } = useTranslation('challenges')
  return (
    <Stack gap="md" component="section" maw={640}>
      <Title order={2} size="h4">
        {t('form.pictures')}
      </Title>
      <Picture challenge={challenge} kind="cover" />
      <Picture challenge={challenge} kind="image" />
    </Stack>
  )
}

type ChallengePicturesProps = { challenge: ChallengeDetail; kind: 'cover' | 'image' }

function Picture({ challenge, kind }: ChallengePicturesProps) {
  const { t } = useTranslation('challenges')
  const params = { id: challenge.id, kind }
  const settled = () => invalidate(readChallenge, challenges)
  const save = useMutation({
    mutationFn: (file: File) =>
      api(uploadChallengePicture, { params, upload: {}, file }, { own: OWN }),
    onSuccess: async () => {
      notify('success', t('form.pictureSaved'))
      await settled()
    },
  })
  const remove = useMutation({
    mutationFn: () => api(deleteChallengePicture, { params }),
    onSuccess: settled,
  })
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t(`form.${kind}`)}
      </Title>
      {save.error instanceof ApiProblem && (
        <Alert color="red" role="alert">
          {save.error.message}
        </Alert>
      )}
      <ChallengePicture id={challenge.id} kind={kind} picture={challenge[kind]} />
      <Group gap="md">
        <FileDrop
          multiple={false}
          accept={FILES}
          hint={t('form.pictureHint')}
          busy={save.isPending}
          onFiles={([file]) => file && save.mutate(file)}
        />
        {challenge[kind] !== null && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} />}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('form.removePicture')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
