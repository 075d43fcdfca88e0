import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recountZones, type Profile } from '#contract/people/profiles.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { api } from '../../api/api.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'

/** Earlier recordings keep the zones they were counted by; here one asks for today's. */
function RecountZones({ userId }: { userId: number }) {
  const { t } = useTranslation('profiles')
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api(recountZones, { params: { id: userId } }),
  })
  return (
    <Stack gap="xs" mt="xl" component="section" aria-label={t('recount.title')}>
      <Title order={2}>{t('recount.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('recount.text')}
      </Text>
      <Group gap="sm">
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('recount.button')}
        </Button>
        <Text size="sm" role="status">
          {isSuccess ? t('recount.done') : ''}
        </Text>
      </Group>
    </Stack>
  )
}

const mayEdit = (profile: Profile) => profile.can_edit

/** Birthday, contact, heart rate and zones of oneself, or of somebody whose data one keeps. */
export function ProfileSettingsPage() {
  const viewer = useViewer()
  return (
    <ProfileFrame opens={mayEdit}>
      {({ user_id, is_self, person, side, zones }) =>
        person && (
          <>
            <ProfileForm
              key={user_id}
              userId={user_id}
              own={is_self}
              person={person}
              side={side}
              {...(zones && { shownBounds: zones.bounds })}
            />
            {can(recountZones.access, viewer) && <RecountZones userId={user_id} />}
          </>
        )
      }
    </ProfileFrame>
  )
}
