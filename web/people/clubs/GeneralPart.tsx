import { Stack, Text, Alert, List, Button, Group, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { deleteLogo, getClub, uploadLogo, type ClubSettings } from '#contract/people/clubs.ts'
import { TextField } from '../../form/TextFields.tsx'
import { useFormat } from '../../format/format.ts'
import { api, invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { notify } from '../../shell/notices.ts'
import { refreshClubs } from '../../shell/viewer.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { CountrySelect, SportSelect, TimeZoneSelect } from './ClubFields.tsx'
import { ClubForm, OfClub } from './ClubForm.tsx'
import { ClubLogo } from './ClubLogo.tsx'

const OWN = [400, 413, 415, 422]
const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** The picture of the club; it is saved as soon as it is chosen. */
function ClubPicture({ club }: { club: ClubSettings }) {
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

/** What another time zone does to what is planned, before it is saved. */
function ClockNote({ coming, whole_days }: ClubSettings['by_clock']) {
  const { t } = useTranslation('clubs')
  return (
    <Alert color="amber" role="status" title={t('clock.title')}>
      <List size="sm" spacing={4}>
        <List.Item>{t('clock.coming', { count: coming })}</List.Item>
        {whole_days > 0 && <List.Item>{t('clock.wholeDays', { count: whole_days })}</List.Item>}
        <List.Item>{t('clock.past')}</List.Item>
        <List.Item>{t('clock.follow')}</List.Item>
      </List>
    </Alert>
  )
}

/** What the club is called and looks like, and where and what it trains. */
export function GeneralPart() {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  return (
    <Stack gap="xl">
      <OfClub>{(club) => <ClubPicture club={club} />}</OfClub>
      <ClubForm>
        {({ club, saved, draft, at }) => (
          <>
            <TextField {...at('name')} label={t('fields.name')} required />
            <CountrySelect {...at('country')} />
            <TimeZoneSelect {...at('time_zone')} />
            {draft.time_zone !== saved.time_zone && <ClockNote {...club.by_clock} />}
            <SportSelect {...at('default_sport_id')} />
            <Text size="sm" c="dimmed">
              {t('edit.storage', {
                used: format.bytes(club.storage.used),
                most: format.bytes(club.storage.most),
              })}
            </Text>
          </>
        )}
      </ClubForm>
    </Stack>
  )
}
